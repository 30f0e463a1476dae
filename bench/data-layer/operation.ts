import type { Database } from '../../server/src/database/connect.ts';

/** The values that an operation is given, such as the ids of two members, by the names of pgbench's variables. */
export type Drawn = Readonly<Record<string, number | string | boolean>>;

/** A function of the app, and the values that it is given. */
export interface Operation<Values extends Drawn = Drawn> {
  run(database: Database, values: Values): Promise<unknown>;
  draw(): Values;
  /** pgbench commands that set a variable for each value. */
  readonly pgbench: readonly string[];
  /** The rows that its statements find while they are recorded, one after the other; none if it is not given. */
  readonly found?: readonly (readonly object[])[];
}
