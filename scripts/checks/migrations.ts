import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the texts of all migrations, in order. */
export function readMigrations(root: string): string[] {
  const folder = path.join(root, 'server/src/database/migrations');
  return readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** Returns the tables that migrations create, with the names of their columns. */
export function columnsByTable(migrations: readonly string[]): Map<string, Set<string>> {
  const tables = new Map<string, Set<string>>();
  const text = migrations.join('\n');
  for (const [, table = '', body = ''] of text.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)) {
    const names = [...body.matchAll(/^ {2}(?!constraint\b|check\b|case\b)([a-z_]+) /gm)].map((found) => found[1] ?? '');
    tables.set(table, new Set(names));
  }
  for (const [, table = '', column = ''] of text.matchAll(/^alter table (\w+) add column (\w+)/gm))
    tables.get(table)?.add(column);
  return tables;
}
