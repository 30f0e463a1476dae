// Finds SQL that names another feature's table. Named by check-arrows.ts.
import { sharedTables, tableOwners, tablesOpenTo } from './arrows.ts';
import { literalsOf } from './source-literals.ts';
import { columnsOf, tablesIn, type TableUse } from './sql-tables.ts';

const tables: ReadonlySet<string> = new Set(Object.keys(tableOwners));

export interface TableFinding {
  readonly problem: string;
  /** The owner of the foreign table. */
  readonly owner: string;
}

/** What a file of the server does with tables that are not its feature's; empty when it keeps to its own. */
export function checkTables(place: string, source: string): TableFinding[] {
  if (!place.startsWith('server/src/') || tablesOpenTo.some((open) => open.test(place))) return [];
  const feature = /^server\/src\/features\/([^/]+)\//.exec(place)?.[1] ?? null;
  const texts = literalsOf(source);
  const uses = texts.flatMap((text) => tablesIn(text, tables)).filter(({ table }) => tableOwners[table] !== feature);
  const problems = uses.flatMap((use) =>
    problemsOf(use, feature, texts).map((problem) => ({ problem, owner: tableOwners[use.table] ?? '' })),
  );
  return [...new Map(problems.map((finding) => [finding.problem, finding])).values()];
}

function problemsOf({ table, alias, isWritten }: TableUse, feature: string | null, texts: readonly string[]): string[] {
  const owner = tableOwners[table] ?? '';
  if (isWritten) return [`only ${owner} writes to ${table}`];
  const shared = sharedTables[table];
  if (feature === null || !shared) return [`${table} belongs to ${owner}: use the SQL words of its index.ts`];
  const allowed = [shared.key, ...(shared.lent[feature] ?? [])];
  return texts
    .flatMap((text) => columnsOf(text, alias))
    .filter((column) => !allowed.includes(column))
    .map((column) => `${table}.${column} belongs to ${owner}: use the SQL words of its index.ts`);
}

/** Tables that a migration makes and nobody owns, and owners of tables that no migration makes. */
export function checkTableOwners(migrations: readonly string[]): string[] {
  const made = migrations.flatMap((text) => [...text.matchAll(/^create table (\w+)/gm)].map((found) => found[1] ?? ''));
  return [
    ...made
      .filter((table) => !tables.has(table))
      .map((table) => `the table ${table} has no owner in scripts/checks/arrows.ts`),
    ...[...tables]
      .filter((table) => !made.includes(table))
      .map((table) => `no migration makes the table ${table} of scripts/checks/arrows.ts`),
  ];
}
