// Says what an `alter table` of an existing table takes away from the release before, and what it locks for long.
import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query';

/**
 * - contract: it takes away or changes what the release before may read or write
 * - lock: members wait for it as long as the table is large
 */
export interface Fault {
  readonly kind: 'contract' | 'lock';
  readonly problem: string;
}

/** Records the changes that the migrations since the last release have made so far. */
export interface Progress {
  /** Tables, columns and constraints (`table.column`) and indexes that the last release does not have. */
  readonly made: Set<string>;
  /** Columns (`table.column`) that a constraint says are not null, by that constraint (`table.constraint`). */
  readonly notNullChecks: Map<string, string>;
  /** Constraints (`table.constraint`) that were validated. */
  readonly validated: Set<string>;
}

const contract = (problem: string): Fault => ({ kind: 'contract', problem });
const lock = (problem: string): Fault => ({ kind: 'lock', problem });

/** A part of an `alter table`, with its table and the parts beside it. */
export interface Change {
  readonly table: string;
  readonly command: AlterTableCmd;
  readonly inSteps: boolean;
  /** The constraints that the same migration adds. */
  readonly added: ReadonlySet<string>;
}

export function faultsOfChange({ table, command, inSteps, added }: Change, progress: Progress): Fault[] {
  const { subtype, name = '', def } = command;
  const place = `${table}.${name}`;
  switch (subtype) {
    case 'AT_DropColumn':
      return progress.made.has(place) ? [] : [contract(`drops the column ${place}`)];
    case 'AT_AlterColumnType':
      return progress.made.has(place) ? [] : [contract(`changes the type of ${place}`), lock(`rewrites ${table}`)];
    case 'AT_SetNotNull':
      return isNeverNull(place, progress)
        ? []
        : [lock(`reads all of ${table} for "not null": validate a check (${name} is not null) in a migration before`)];
    case 'AT_DropConstraint':
      return added.has(place) || progress.made.has(place)
        ? []
        : [contract(`drops the constraint ${name} and adds none of its name`)];
    case 'AT_ValidateConstraint':
      progress.validated.add(place);
      return inSteps ? [] : [lock(`validates ${name} under the locks of its transaction: write a migration in steps`)];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? faultsOfConstraint(table, def.Constraint, progress) : [];
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? faultsOfColumn(table, def.ColumnDef, progress) : [];
    default:
      return [];
  }
}

function isNeverNull(column: string, { notNullChecks, validated }: Progress): boolean {
  return [...notNullChecks].some(([constraint, place]) => place === column && validated.has(constraint));
}

function faultsOfConstraint(table: string, constraint: Constraint, { made, notNullChecks }: Progress): Fault[] {
  const { conname = '', contype, raw_expr: condition } = constraint;
  made.add(`${table}.${conname}`);
  const column = condition && 'NullTest' in condition ? condition.NullTest.arg : undefined;
  if (column && 'ColumnRef' in column)
    notNullChecks.set(`${table}.${conname}`, `${table}.${wordsOf(column.ColumnRef.fields)}`);
  if (constraint.skip_validation || constraint.indexname) return [];
  return contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL'
    ? [lock(`reads all of ${table} for ${conname}: add it "not valid", and validate it in a migration in steps`)]
    : [lock(`builds the index of ${conname} under a lock: build it concurrently, then add it "using index"`)];
}

function faultsOfColumn(table: string, { colname = '', constraints = [] }: ColumnDef, { made }: Progress): Fault[] {
  const place = `${table}.${colname}`;
  made.add(place);
  const own = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const types = new Set(own.map(({ contype }) => contype));
  const isFilled = types.has('CONSTR_DEFAULT') || types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY');
  const isComputed = own.some(({ contype, raw_expr: value }) => contype === 'CONSTR_DEFAULT' && callsFunction(value));
  const rewrites = isComputed || types.has('CONSTR_GENERATED') || types.has('CONSTR_IDENTITY');
  const checks = own.filter(({ contype }) => contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN');
  const keys = own.filter(({ contype }) => contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY');
  return [
    ...(types.has('CONSTR_NOTNULL') && !isFilled ? [contract(`adds ${place} as "not null" without a default`)] : []),
    ...(rewrites ? [lock(`rewrites ${table}, to compute ${colname} for each row`)] : []),
    ...[...checks, ...keys].flatMap((each) => faultsOfConstraint(table, each, emptyProgress())),
  ];
}

/** The moment of the statement is one value for all rows. */
function callsFunction(value: Node | undefined): boolean {
  if (!value || !('FuncCall' in value)) return false;
  return wordsOf(value.FuncCall.funcname) !== 'now';
}

export function emptyProgress(): Progress {
  return { made: new Set(), notNullChecks: new Map(), validated: new Set() };
}

/** A name of one or more words, without its schema. */
export function wordsOf(nodes: readonly Node[] | undefined): string {
  return (nodes ?? []).flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : [])).at(-1) ?? '';
}
