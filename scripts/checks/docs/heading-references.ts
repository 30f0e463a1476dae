import type { Repository } from './repository.ts';

/** Matches a line break inside a comment, because a reference may be wrapped. */
const wrap = /\n[ \t]*(?:\/\/|\*(?!\/)|--|#)?[ \t]*/g;
/** `docs/product/profile.md, "Interests"`, or two headings joined by "and" or a comma. */
const reference = /([\w./-]+\.md)`?,?\s+((?:"[^"\n]+"(?:,? and |, )?)+)/g;

/**
 * Finds every reference to a heading, as in `docs/product/profile.md, "Interests"`, that the document
 * does not have.
 */
export function findUnknownHeadings({ texts }: Repository): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.replaceAll(wrap, ' ').matchAll(reference)].flatMap(([, document = '', quoted = '']) => {
      const targets = targetsOf(document, texts);
      if (targets.length === 0) return [];
      const headings = new Set(targets.flatMap(headingsOf));
      return [...quoted.matchAll(/"([^"]+)"/g)]
        .map(([, heading = '']) => heading)
        .filter((heading) => !headings.has(heading))
        .map((heading) => `${file}: names the heading "${heading}", which ${document} does not have`);
    }),
  );
}

/** The texts of a document. The page that migrations name is a folder of pages today. */
function targetsOf(document: string, texts: Repository['texts']): readonly string[] {
  if (document === `docs/product${'.md'}`)
    return [...texts].filter(([file]) => file.startsWith('docs/product/')).map(([, text]) => text);
  const text = texts.get(document);
  return text === undefined ? [] : [text];
}

function headingsOf(document: string): string[] {
  return [...document.matchAll(/^#{1,6} (.+?)[ \t]*$/gm)].map(([, heading = '']) => heading);
}
