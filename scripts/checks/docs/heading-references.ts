import path from 'node:path';
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

/** Finds every link to a heading, as in `[limits](requests.md#rate-limits)`, that the document does not have. */
export function findUnknownAnchors({ texts }: Repository): string[] {
  return [...texts]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].flatMap(([, link = '', anchor = '']) => {
        const target = link === '' ? file : path.posix.join(path.posix.dirname(file), link);
        const anchors = headingsOf(texts.get(target) ?? '').map(anchorOf);
        return anchors.includes(anchor) ? [] : [`${file}: links to #${anchor}, which ${target} does not have`];
      }),
    );
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-');
}

function headingsOf(document: string): string[] {
  return [...document.matchAll(/^#{1,6} (.+?)[ \t]*$/gm)].map(([, heading = '']) => heading);
}
