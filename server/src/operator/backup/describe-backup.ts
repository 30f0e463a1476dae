import type { Manifest } from './backup-format.ts';
import type { CheckedFiles } from './check-files.ts';

const number = (count: number): string => count.toLocaleString('en-US');
const sizeOf = (bytes: number): string => `${number(Math.ceil(bytes / 1_000_000))} MB`;
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

interface Content {
  readonly tables: readonly { readonly rows: number; readonly bytes: number }[];
  readonly files: { readonly count: number; readonly bytes: number };
}

/** Two lines about what is in a backup, or in a copy. */
export function describeContent({ tables, files }: Content): string[] {
  const rows = sumOf(tables.map((table) => table.rows));
  const bytes = sumOf(tables.map((table) => table.bytes));
  return [
    `  tables  ${tables.length} with ${number(rows)} rows (${sizeOf(bytes)})`,
    `  files   ${number(files.count)} (${sizeOf(files.bytes)})`,
  ];
}

/** Tells the operator what was made, and what it lacks. */
export function describeBackup(manifest: Manifest, folder: string): string {
  const { missing, takenAt } = manifest;
  return [
    `The backup of ${takenAt} is in ${folder}:`,
    ...describeContent(manifest),
    ...(missing.length > 0
      ? [
          `Rows name ${number(missing.length)} photos or voice notes that are not in DATA_DIR, and were lost before:`,
          ...missing.slice(0, 10).map((place) => `  ${place}`),
        ]
      : []),
    'Keep SECRET_KEY, VAULT_KEY and the VAPID keys elsewhere: it holds none, and cannot be used without VAULT_KEY.',
  ].join('\n');
}

/** Everything that a restore has to tell. */
export interface Restored {
  readonly manifest: Manifest;
  /** The number of members who were asked for new documents. */
  readonly asked: number;
  readonly files: CheckedFiles;
}

/** Tells the operator what is whole after a restore, and what to do next. */
export function describeRestored({ manifest, asked, files }: Restored): string {
  const { documents } = files;
  const asking = `${number(asked)} members are asked for new ones`;
  return [
    `The backup of ${manifest.takenAt} (release ${manifest.release}) is restored:`,
    ...describeContent(manifest),
    `  ${number(documents)} identity documents came without their keys: ${asking}`,
    ...describeFiles(files),
    'Start Mwanzo with the SECRET_KEY and the VAPID keys that it had: then members stay signed in, and pushes go on.',
    'With DATABASE_URL, first let the server use the database: npm run operator -- prepare-database ROLE',
  ].join('\n');
}

/** Lines about the files that rows name, after a restore or a move. */
export function describeFiles({ photos, media, bad }: CheckedFiles): string[] {
  return [
    `  ${number(photos)} photos of profiles are there, and ${number(media)} photos and voice notes of messages open`,
    ...(bad.length > 0 ? [`These are not whole (${number(bad.length)}):`] : ['Every file that a row names is whole.']),
    ...bad.slice(0, 10).map((problem) => `  ${problem}`),
  ];
}
