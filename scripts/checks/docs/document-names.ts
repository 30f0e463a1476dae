import type { Repository } from './repository.ts';

/** The document's name is in two pieces here, because otherwise this file would name the document too. */
const migrationsWord = `DESIGN${'.md'}`;
const reason = 'a migration that was applied is never edited';

/** The names that may stay although no such document exists, with the reason. */
const exceptions: readonly { readonly file: string; readonly name: string; readonly reason: string }[] = [
  { file: 'server/src/database/migrations/0002_profiles.sql', name: migrationsWord, reason },
  { file: 'docs/product.md', name: migrationsWord, reason: `it says what the migration means: ${reason}` },
];

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
      .filter((name) => !isKnown(name) && !exceptions.some((each) => each.file === file && each.name === name))
      .map((name) => `${file}: names ${name}, which does not exist`);
  });
}
