import type { Repository } from './repository.ts';

/** Matches a line break inside a comment, because a reference may be wrapped. */
const wrap = /\n[ \t]*(?:\/\/|\*(?!\/)|--|#)?[ \t]*/g;
/** Matches `docs/product.md, "Photos"`, also with two headings joined by "and" or a comma. */
const reference = /([\w./-]+\.md)`?,?\s+((?:"[^"\n]+"(?:,? and |, )?)+)/g;

/** Finds every reference to a heading, as in `docs/product.md, "Photos"`, that the document does not have. */
export function findUnknownHeadings({ texts }: Repository): string[] {
  return [...texts].flatMap(([file, text]) =>
    [...text.replaceAll(wrap, ' ').matchAll(reference)].flatMap(([, document = '', quoted = '']) => {
      const target = texts.get(document);
      if (target === undefined) return [];
      const headings = headingsOf(target);
      return [...quoted.matchAll(/"([^"]+)"/g)]
        .map(([, heading = '']) => heading)
        .filter((heading) => !headings.has(heading))
        .map((heading) => `${file}: names the heading "${heading}", which ${document} does not have`);
    }),
  );
}

function headingsOf(document: string): ReadonlySet<string> {
  return new Set([...document.matchAll(/^#{1,6} (.+?)[ \t]*$/gm)].map(([, heading = '']) => heading));
}
