/** A use of a table in a statement. */
export interface TableUse {
  readonly table: string;
  /** The name that qualifies the table's columns. */
  readonly alias: string;
  readonly isWritten: boolean;
}

// The last pattern continues a list after a subquery.
const beforeTable = [
  String.raw`insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?:lock|alter|drop)\s+table`,
  'copy|update|from|join|using',
  String.raw`\)\s*(?:as\s+)?\w+\s*,`,
];
const clauses = new RegExp(String.raw`\b(${beforeTable.join('|')})\s+`, 'gi');
const item = /^(?:only\s+|lateral\s+)*(?:public\.)?"?([a-z_][a-z0-9_]*)"?(?:\s+(?:as\s+)?"?([a-z_][a-z0-9_]*)"?)?\s*/i;
/** Matches a text that is only a table and its alias, to be put after a `from` elsewhere. */
const bareItem = /^\s*([a-z_][a-z0-9_]*)\s+(?:as\s+)?[a-z_][a-z0-9_]*\s*$/;
const notAliases = new Set(
  (
    'as cross default for full group having inner join left limit ' +
    'natural on order returning right select set union using values when where'
  ).split(' '),
);

/**
 * Finds every use of one of the `tables` in a text of SQL. Other names (of CTEs, functions and columns) are skipped.
 */
export function tablesIn(sql: string, tables: ReadonlySet<string>): TableUse[] {
  const text = withoutComments(sql);
  const uses: TableUse[] = [];
  const add = (table = '', alias = '', isWritten = false): void => {
    if (tables.has(table))
      uses.push({ table, alias: alias === '' || notAliases.has(alias) ? table : alias, isWritten });
  };
  for (const clause of text.matchAll(clauses)) {
    const isWritten = !/^(?:from|join|using|\).*,)$/is.test(clause[1] ?? '');
    let rest = text.slice(clause.index + clause[0].length);
    for (
      let found = item.exec(rest);
      found;
      found = rest.startsWith(',') ? item.exec(rest.slice(1).trimStart()) : null
    ) {
      add(found[1]?.toLowerCase(), found[2]?.toLowerCase(), isWritten);
      rest = rest.startsWith(',') ? rest.slice(1).trimStart().slice(found[0].length) : rest.slice(found[0].length);
    }
  }
  const bare = bareItem.exec(text);
  if (bare) add(bare[1], /\S+$/.exec(text.trim())?.[0]);
  return uses;
}

/** Returns the columns that are named after an alias. */
export function columnsOf(sql: string, alias: string): string[] {
  return [...sql.matchAll(new RegExp(`(?<![\\w.])${alias}\\.([a-z_][a-z0-9_]*|\\*)`, 'g'))].map(
    (found) => found[1] ?? '',
  );
}

/** Returns the unqualified identifiers, without those that `as` introduces. */
export function bareWordsOf(sql: string): string[] {
  const text = withoutComments(sql).replaceAll(/'[^']*'/g, ' ');
  return [...text.matchAll(/(?<![\w.$"])(?<!\bas\s+)[a-z_][a-z0-9_]*(?![\w(."])/g)].map((found) => found[0]);
}

/** Matches a `*` of a select list, and what comes from the tables behind it. */
const star = /(?:\bselect|\bdistinct|,)\s+\*\s*(?:,[^()]*?)?\bfrom\b([^()]*?)(?=\bwhere\b|[()]|$)/gi;

/**
 * Says whether a text takes the whole row of a table that it names: as `*`, or as the bare name of the row, such as
 * `to_jsonb(member)`.
 */
export function takesWholeRow(sql: string, { table, alias }: Pick<TableUse, 'table' | 'alias'>): boolean {
  const text = withoutComments(sql);
  const ofStars = [...text.matchAll(star)];
  if (ofStars.some(([, from = '']) => new RegExp(`\\b${table}\\b`, 'i').test(from))) return true;
  const before = alias === table ? String.raw`\bfrom|\bjoin|\busing|\bof|,` : String.raw`\b${table}|\bas|\bof`;
  return bareWordsOf(text.replaceAll(new RegExp(`(?:${before})\\s+${alias}\\b`, 'gi'), '')).includes(alias);
}

function withoutComments(sql: string): string {
  return sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ');
}
