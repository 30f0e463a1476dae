// Reads from the migrations which tables there are.
import { parse, type Node } from 'libpg-query';

/** The tables, with the names of their columns. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the schema after all migrations, in their order.
 * @throws when a migration makes a table inside a `do` block, which is text for the parser
 */
export async function readSchema(migrations: readonly string[]): Promise<Schema> {
  const schema = new Map<string, Set<string>>();
  for (const text of migrations) {
    const { stmts = [] } = await parse(text);
    for (const { stmt } of stmts) if (stmt) apply(stmt, schema);
  }
  return schema;
}

function apply(statement: Node, schema: Map<string, Set<string>>): void {
  if ('CreateStmt' in statement) {
    const { relation, tableElts = [] } = statement.CreateStmt;
    if (relation?.relpersistence !== 't') schema.set(relation?.relname ?? '', new Set(tableElts.flatMap(columnOf)));
  } else if ('CreateTableAsStmt' in statement) {
    const { rel } = statement.CreateTableAsStmt.into ?? {};
    if (rel?.relpersistence !== 't') schema.set(rel?.relname ?? '', new Set());
  } else if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt;
    for (const command of cmds) changeColumns(command, schema.get(relation?.relname ?? ''));
  } else if ('RenameStmt' in statement) rename(statement, schema);
  else if ('DropStmt' in statement && statement.DropStmt.removeType === 'OBJECT_TABLE') {
    for (const object of statement.DropStmt.objects ?? []) schema.delete(lastWordOf(object));
  } else if ('DoStmt' in statement && /\bcreate\s+(?:\w+\s+)?table\b/i.test(JSON.stringify(statement)))
    throw new Error('A migration makes a table inside a "do" block, where no check sees it: use a plain statement.');
}

const columnOf = (element: Node): string[] => ('ColumnDef' in element ? [element.ColumnDef.colname ?? ''] : []);

function changeColumns(command: Node, columns: Set<string> | undefined): void {
  if (!('AlterTableCmd' in command)) return;
  const { subtype, name = '', def } = command.AlterTableCmd;
  if (subtype === 'AT_AddColumn' && def) for (const column of columnOf(def)) columns?.add(column);
  if (subtype === 'AT_DropColumn') columns?.delete(name);
}

function rename(
  { RenameStmt: { renameType, relation, subname = '', newname = '' } }: Extract<Node, { RenameStmt: unknown }>,
  schema: Map<string, Set<string>>,
): void {
  const table = relation?.relname ?? '';
  const columns = schema.get(table);
  if (!columns) return;
  if (renameType === 'OBJECT_TABLE') {
    schema.delete(table);
    schema.set(newname, columns);
  } else if (renameType === 'OBJECT_COLUMN' && columns.delete(subname)) columns.add(newname);
}

/** The last word of a name such as public.users. */
function lastWordOf(object: Node): string {
  const last = 'List' in object ? object.List.items?.at(-1) : object;
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
