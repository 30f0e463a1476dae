// Finds SQL that names another feature's table or its columns. check-arrows.ts uses it.
import path from 'node:path';
import { featureOf } from './arrows.ts';
import { sharedTables, tableOwners, tablesOpenTo } from './table-owners.ts';
import { readSchema, type Schema } from './migrated-schema.ts';
import { readMigrations } from './migrations.ts';
import { bareWordsOf, columnsOf, tablesIn, takesWholeRow, type TableUse } from './sql-tables.ts';
import { literalsOf } from './source-literals.ts';

/** The tables after all migrations, with their columns. */
export const schema: Schema = await readSchema(readMigrations(path.resolve(import.meta.dirname, '../..')));
const tables: ReadonlySet<string> = new Set(schema.keys());

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
    const named = tablesIn(text, tables);
    const uses = named.filter(({ table }) => tableOwners[table] !== feature);
    const ofTables = uses.flatMap((use) => checkUse(use, feature));
    if (feature === null) return ofTables;
    return [
      ...ofTables,
      ...uses.flatMap((use) => checkColumns(use, text, texts, feature)),
      ...checkWord(text, feature),
      ...(uses.length === named.length ? checkWholeRow(text) : []),
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
    [...schema].some(([each, names]) => ownerOf(each) === feature && names.has(column));
  const bare = bareWordsOf(text).filter((word) => schema.get(table)?.has(word) && !isOwn(word));
  const whole = takesWholeRow(text, { table, alias }) ? ['*'] : [];
  return [...texts.flatMap((each) => columnsOf(each, alias)), ...bare, ...whole]
    .filter((column) => !isOpenTo(feature, table, column))
    .map((column) => belongsTo(`${table}.${column}`, ownerOf(table)));
}

/**
 * Checks columns after an interpolated alias, as in `${profile}.name`. Some table with that column must be open to the
 * feature.
 */
function checkWord(text: string, feature: string): TableFinding[] {
  return columnsOf(text, '\\$\\{…\\}').flatMap((column) => {
    const having = [...schema].filter(([, names]) => names.has(column)).map(([table]) => table);
    const [table] = having;
    if (table === undefined || having.some((each) => isOpenTo(feature, each, column))) return [];
    return [belongsTo(`${table}.${column}`, ownerOf(table))];
  });
}

/** Checks that a text without a table of its own takes no whole row of an interpolated alias. */
function checkWholeRow(text: string): TableFinding[] {
  const [found] = /\$\{…\}\.\*|\b(?:to_jsonb?|row_to_json|row)\(\$\{…\}\)/i.exec(text) ?? [];
  return found === undefined ? [] : [{ problem: `"${found}" takes a whole row: name its columns`, owner: '' }];
}

/** Lists tables of a schema that nobody owns, and owned tables that it does not have. */
export function checkTableOwners(tablesThere: Iterable<string>): string[] {
  const there = new Set(tablesThere);
  const owned = new Set(Object.keys(tableOwners));
  return [
    ...[...there]
      .filter((table) => !owned.has(table))
      .map((table) => `the table ${table} has no owner in scripts/checks/table-owners.ts`),
    ...[...owned]
      .filter((table) => !there.has(table))
      .map((table) => `no migration creates the table ${table} of scripts/checks/table-owners.ts`),
  ];
}
