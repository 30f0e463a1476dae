import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the texts of all migrations, in order. */
export function readMigrations(root: string): string[] {
  const folder = path.join(root, 'server/src/database/migrations');
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}
