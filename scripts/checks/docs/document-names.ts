import type { Repository } from './repository.ts';

/** Each name is written in two pieces, because this check reads its own file as well. */
const migrationsWord = `DESIGN${'.md'}`;
const formerPage = `docs/product${'.md'}`;
const migrations = 'server/src/database/migrations/';
const reason = 'a migration that was applied is never edited';

/** Names that stay although no such document exists, in a file or a folder, with the reason. */
const exceptions: readonly { readonly place: string; readonly name: string; readonly reason: string }[] = [
  { place: `${migrations}0002_profiles.sql`, name: migrationsWord, reason },
  { place: 'docs/product/deck.md', name: migrationsWord, reason: `it says what the migration means: ${reason}` },
  { place: migrations, name: formerPage, reason },
  { place: 'docs/product/README.md', name: formerPage, reason: `it says what migrations mean: ${reason}` },
];

function isExcepted(file: string, name: string): boolean {
  return exceptions.some((each) => file.startsWith(each.place) && name === each.name);
}

const documentName = /[\w@.-]*(?:\/[\w@.-]+)*\w\.md\b/g;
const webAddress = /\bhttps?:\/\/\S+/g;

/** Finds every document that a file names and the repository lacks. A name may leave out the folders above it. */
export function findUnknownDocuments({ paths, texts }: Repository): string[] {
  const documents = paths.filter((name) => name.endsWith('.md'));
  const isKnown = (name: string) => documents.some((each) => each === name || each.endsWith(`/${name}`));
  return [...texts].flatMap(([file, text]) => {
    const names = new Set(text.replaceAll(webAddress, '').match(documentName));
    return [...names]
      .map((name) => name.replace(/^(?:\.{0,2}\/)+/, ''))
      .filter((name) => !isKnown(name) && !isExcepted(file, name))
      .map((name) => `${file}: names ${name}, which does not exist`);
  });
}
