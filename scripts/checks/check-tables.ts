// Finds SQL that names another feature's table or its columns. check-arrows.ts uses it.
import path from 'node:path';
import { featureOf } from './arrows.ts';
import { sharedTables, tableOwners, tablesOpenTo } from './table-owners.ts';
import { columnsByTable, readMigrations } from './migrations.ts';
import { bareWordsOf, columnsOf, tablesIn, type TableUse } from './sql-tables.ts';
import { literalsOf } from './source-literals.ts';

const tables: ReadonlySet<string> = new Set(Object.keys(tableOwners));
const columns = columnsByTable(readMigrations(path.resolve(import.meta.dirname, '../..')));

export interface TableFinding {
  readonly problem: string;
  /** The feature that owns the table. */
  readonly owner: string;
}

/** Lists the uses of tables that belong to another feature; empty if the file uses only its own feature's tables. */
export function checkTables(place: string, source: string): TableFinding[] {
  if (!place.startsWith('server/src/') || tablesOpenTo.some((open) => open.test(place))) return [];
  const feature = featureOf(place)?.noun ?? null;
  const texts = literalsOf(source);
  const findings = texts.flatMap((text) => {
    const uses = tablesIn(text, tables).filter(({ table }) => tableOwners[table] !== feature);
    const ofTables = uses.flatMap((use) => checkUse(use, feature));
    if (feature === null) return ofTables;
    return [
      ...ofTables,
      ...uses.flatMap((use) => checkColumns(use, text, texts, feature)),
      ...checkWord(text, feature),
    ];
  });
  return [...new Map(findings.map((finding) => [finding.problem, finding])).values()];
}

function ownerOf(table: string): string {
  return tableOwners[table] ?? '';
}

function isOpenTo(feature: string, table: string, column: string): boolean {
  const shared = sharedTables[table];
  return ownerOf(table) === feature || shared?.key === column || (shared?.lent[feature] ?? []).includes(column);
}

function belongsTo(name: string, owner: string): TableFinding {
  return { problem: `${name} belongs to the feature ${owner}: use the SQL words of its index.ts`, owner };
}

function checkUse({ table, isWritten }: TableUse, feature: string | null): TableFinding[] {
  const owner = ownerOf(table);
  if (isWritten) return [{ problem: `only ${owner} writes to ${table}`, owner }];
  return feature === null || !sharedTables[table] ? [belongsTo(table, owner)] : [];
}

/**
 * Checks the columns of a shared table: after its alias anywhere in the file, or bare in the text that names the table.
 */
function checkColumns(
  { table, alias, isWritten }: TableUse,
  text: string,
  texts: readonly string[],
  feature: string,
): TableFinding[] {
  if (isWritten || !sharedTables[table]) return [];
  const isOwn = (column: string): boolean =>
    [...columns].some(([each, names]) => ownerOf(each) === feature && names.has(column));
  const bare = bareWordsOf(text).filter((word) => columns.get(table)?.has(word) && !isOwn(word));
  return [...texts.flatMap((each) => columnsOf(each, alias)), ...bare]
    .filter((column) => !isOpenTo(feature, table, column))
    .map((column) => belongsTo(`${table}.${column}`, ownerOf(table)));
}

/**
 * Checks columns after an interpolated alias, as in `${profile}.name`. Some table with that column must be open to the
 * feature.
 */
function checkWord(text: string, feature: string): TableFinding[] {
  return columnsOf(text, '\\$\\{…\\}').flatMap((column) => {
    const having = [...columns].filter(([, names]) => names.has(column)).map(([table]) => table);
    const [table] = having;
    if (table === undefined || having.some((each) => isOpenTo(feature, each, column))) return [];
    return [belongsTo(`${table}.${column}`, ownerOf(table))];
  });
}

/** Lists tables that a migration creates and nobody owns, and owned tables that no migration creates. */
export function checkTableOwners(migrations: readonly string[]): string[] {
  const created = [...columnsByTable(migrations).keys()];
  return [
    ...created
      .filter((table) => !tables.has(table))
      .map((table) => `the table ${table} has no owner in scripts/checks/table-owners.ts`),
    ...[...tables]
      .filter((table) => !created.includes(table))
      .map((table) => `no migration creates the table ${table} of scripts/checks/table-owners.ts`),
  ];
}
