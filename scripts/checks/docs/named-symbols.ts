import type { Repository } from './repository.ts';

/** `rankDeck` (`server/src/rank-deck.ts`), or `tableOwners` of, in or from a file; several names may share one file. */
const inFile =
  /((?:`\w+`(?:, | and )?)+) (?:of|in|from) `([\w./-]+\.tsx?)`|((?:`\w+`(?:, | and )?)+) \(`([\w./-]+\.tsx?)`/g;

/** Finds names that a document says a file has, and that the file does not have. */
export function findUnknownSymbols({ texts }: Repository): string[] {
  return [...texts]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...text.replaceAll(/\s+/g, ' ').matchAll(inFile)].flatMap(([, ofNames, ofPath, names, path]) => {
        const place = ofPath ?? path ?? '';
        const source = texts.get(place);
        if (source === undefined) return [];
        return [...(ofNames ?? names ?? '').matchAll(/`(\w+)`/g)]
          .map(([, name = '']) => name)
          .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(source))
          .map((name) => `${file}: names ${name} of ${place}, which has no such name`);
      }),
    );
}
