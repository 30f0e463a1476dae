import path from 'node:path';
import { z } from 'zod';

/*
 * A backup is a folder:
 *   manifest.json    what is in it, and manifest.sha256 beside it
 *   tables/*.copy    the rows of each table, as COPY writes them
 *   files.list       a line for each file: SHA-256, size, path
 *   files/           photos, voice notes and sealed documents, under the paths that they have in DATA_DIR
 * It holds no key.
 */

/** The form of a backup. A release that changes it counts it up. */
export const formatVersion = 1;

const count = z.int().min(0);
const name = z.string().regex(/^[a-z0-9_]+$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.strictObject({
  format: z.literal(formatVersion),
  release: z.string(),
  /** The moment whose rows and files these are. */
  takenAt: z.iso.datetime(),
  /** The name of the installation, which its database and DATA_DIR carry. */
  installation: z.string(),
  /** All that the database had applied, in their order: the last one says which schema it has. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })).min(1),
  tables: z.array(z.strictObject({ name, columns: z.array(name), rows: count, bytes: count, sha256 })),
  sequences: z.array(
    z.strictObject({
      name,
      value: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  files: z.strictObject({ count, bytes: count, listSha256: sha256 }),
  /** Files that rows name and that were not in DATA_DIR: they had been lost before. */
  missing: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

export interface StoredFile {
  readonly sha256: string;
  readonly bytes: number;
  /** Below DATA_DIR, such as `media/ab/<key>/160.webp`. */
  readonly path: string;
}

/** The places in a backup. */
export const placesIn = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  manifestSum: path.join(folder, 'manifest.sha256'),
  list: path.join(folder, 'files.list'),
  files: path.join(folder, 'files'),
  tables: path.join(folder, 'tables'),
  table: (table: string) => path.join(folder, 'tables', `${table}.copy`),
});

/** The paths that a backup may bring into DATA_DIR. It brings no others. */
const allowed = [
  /^(media|message-media)\/[0-9a-f]{2}\/[0-9a-f]{32}\/[a-z0-9]+(\.[a-z0-9]+){1,2}$/,
  /^vault\/[0-9a-f]{32}\.bin$/,
  /^(installation|vault-check|known-keys)$/,
];

export const writeLine = ({ sha256: sum, bytes, path: place }: StoredFile): string => `${sum} ${bytes} ${place}\n`;

/** The file of a line of `files.list`, or null when it is none that a backup may have. */
export function readLine(line: string): StoredFile | null {
  const [, sum = '', bytes = '', place = ''] = /^([0-9a-f]{64}) (\d+) (.+)$/.exec(line) ?? [];
  return allowed.some((form) => form.test(place)) ? { sha256: sum, bytes: Number(bytes), path: place } : null;
}
