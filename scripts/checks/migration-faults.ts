import { parse, type Node, type RangeVar } from 'libpg-query';
import { readSteps } from '../../server/src/database/migration-steps.ts';
import { emptyProgress, type Fault, faultsOfChange, type Progress, wordsOf } from './alter-table-faults.ts';

export interface Migration {
  readonly name: string;
  readonly text: string;
}

interface Statement {
  readonly node: Node;
  /** The comments above it. */
  readonly comments: string;
}

/** The faults of a statement also depend on these facts about its migration. */
interface Surroundings {
  readonly progress: Progress;
  readonly inSteps: boolean;
  readonly added: ReadonlySet<string>;
}

/**
 * Finds the statements that migrations may not contain: those that break the last release while it still runs, and
 * those that members would wait for. A comment above a statement excuses it, such as `-- contract: unread since 0.1.0`
 * or `-- lock: five rows`.
 * @param migrations those that the last release does not have, in order
 */
export async function findMigrationFaults(migrations: readonly Migration[]): Promise<string[]> {
  const progress = emptyProgress();
  const found: string[] = [];
  for (const { name, text } of migrations) {
    const statements = await statementsOf(text);
    const { inSteps, problem: unrepeatable } = stepsOf(text);
    if (unrepeatable !== null) found.push(`${name}: ${unrepeatable}`);
    const surroundings = { progress, inSteps, added: constraintsAdded(statements) };
    for (const { node, comments } of statements) {
      for (const { kind, problem } of faultsOf(node, surroundings)) {
        if (new RegExp(`^\\s*-- ${kind}: \\S`, 'm').test(comments)) continue;
        found.push(`${name}: ${problem} (to excuse it, say above the statement why: "-- ${kind}: ...")`);
      }
    }
  }
  return found;
}

function stepsOf(text: string): { readonly inSteps: boolean; readonly problem: string | null } {
  try {
    return { inSteps: readSteps(text) !== null, problem: null };
  } catch (error) {
    return { inSteps: true, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function statementsOf(text: string): Promise<Statement[]> {
  const bytes = Buffer.from(text);
  const { stmts = [] } = await parse(text);
  let end = 0;
  return stmts.flatMap(({ stmt, stmt_location: start = 0, stmt_len: length = 0 }) => {
    const comments = bytes.subarray(end, start).toString();
    end = start + length;
    return stmt ? [{ node: stmt, comments }] : [];
  });
}

function constraintsAdded(statements: readonly Statement[]): Set<string> {
  const added = new Set<string>();
  for (const { node } of statements) {
    for (const { table, command } of changesOf(node)) {
      const { subtype, def } = command;
      if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) added.add(`${table}.${def.Constraint.conname}`);
    }
  }
  return added;
}

function changesOf(node: Node) {
  if (!('AlterTableStmt' in node)) return [];
  const { relation, cmds = [] } = node.AlterTableStmt;
  return cmds.flatMap((each) =>
    'AlterTableCmd' in each ? [{ table: relation?.relname ?? '', command: each.AlterTableCmd }] : [],
  );
}

function faultsOf(node: Node, surroundings: Surroundings): Fault[] {
  const { progress, inSteps } = surroundings;
  const { made } = progress;
  const isNew = (relation: RangeVar | undefined): boolean => made.has(relation?.relname ?? '');
  if ('CreateStmt' in node) made.add(node.CreateStmt.relation?.relname ?? '');
  if ('AlterTableStmt' in node && !isNew(node.AlterTableStmt.relation))
    return changesOf(node).flatMap((change) => faultsOfChange({ ...change, ...surroundings }, progress));
  if ('RenameStmt' in node && !isNew(node.RenameStmt.relation)) {
    const { relation, subname, newname } = node.RenameStmt;
    return [{ kind: 'contract', problem: `renames ${subname ?? relation?.relname} to ${newname}` }];
  }
  if ('IndexStmt' in node) {
    const { idxname = '', relation, concurrent } = node.IndexStmt;
    made.add(idxname);
    if (!concurrent && !isNew(relation))
      return [{ kind: 'lock', problem: `builds ${idxname} under a lock: write "create index concurrently" in steps` }];
  }
  if ('DropStmt' in node) return faultsOfDrop(node.DropStmt, made);
  if ('LockStmt' in node) return [{ kind: 'lock', problem: 'locks a table' }];
  if ('TruncateStmt' in node) return [{ kind: 'contract', problem: 'empties a table' }];
  if ('DoStmt' in node) return [{ kind: 'contract', problem: 'runs a block of code, which nothing can check' }];
  if ('TransactionStmt' in node) return [{ kind: 'lock', problem: 'ends the transaction that it runs in' }];
  if (inSteps) return [];
  return tablesChanged(node)
    .filter((table) => !made.has(table))
    .map((table) => ({ kind: 'lock', problem: `changes rows of ${table} at once: write a migration in steps` }));
}

const readByServers = new Set(['TABLE', 'VIEW', 'MATVIEW', 'SEQUENCE', 'FUNCTION', 'TYPE', 'DOMAIN', 'SCHEMA']);

function faultsOfDrop(drop: Extract<Node, { DropStmt: unknown }>['DropStmt'], made: ReadonlySet<string>): Fault[] {
  const { removeType = '', objects = [], concurrent } = drop;
  const kind = removeType.replace('OBJECT_', '');
  const names = objects
    .map((each) => {
      if ('List' in each) return wordsOf(each.List.items);
      return 'ObjectWithArgs' in each ? wordsOf(each.ObjectWithArgs.objname) : '';
    })
    .filter((name) => !made.has(name));
  if (kind === 'INDEX' && !concurrent)
    return names.map((name) => ({
      kind: 'lock',
      problem: `drops ${name} under a lock: write "concurrently" in steps`,
    }));
  if (!readByServers.has(kind)) return [];
  return names.map((name) => ({ kind: 'contract', problem: `drops the ${kind.toLowerCase()} ${name}` }));
}

/** The tables whose rows a statement changes or deletes, also inside a `with`. */
function tablesChanged(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const isChange = key === 'UpdateStmt' || key === 'DeleteStmt' || key === 'MergeStmt';
    const own = isChange ? [(value as { relation?: RangeVar }).relation?.relname ?? ''] : [];
    return [...own, ...tablesChanged(value)];
  });
}
