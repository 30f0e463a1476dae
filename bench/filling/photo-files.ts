import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../server/src/database/connect.ts';

/** The variant that files are made of, and its usual size in bytes. Nothing decodes them. */
export const filledWidth = 480;
const bytes = 40_000;

/** Gives every photo in the database the same file, in the data folder of a server. */
export async function fillPhotoFiles(database: Database, dataDir: string): Promise<void> {
  const media = path.join(dataDir, 'media');
  const original = path.join(dataDir, 'photo.webp');
  writeFileSync(original, randomBytes(bytes));
  const { rows } = await database.pool.query<{ key: string }>('select storage_key as key from photos');
  for (const { key } of rows) {
    const folder = path.join(media, key.slice(0, 2), key);
    mkdirSync(folder, { recursive: true });
    linkSync(original, path.join(folder, `${filledWidth}.webp`));
  }
}
