import { formatTable } from '../report/table.ts';

/** A line of the table: the gain of an attack, and its cost for others. */
export interface AttackRow {
  readonly attack: string;
  /** These processes were attacked. */
  readonly server: string;
  readonly requests: number;
  /** The attacker got this. */
  readonly letThrough: string;
  /** Honest people got this during the attack or after it. */
  readonly honest: string;
  readonly seconds: number;
  /** The figures are printed and not judged if there is no bound. */
  readonly bound?: Bound;
}

/** The promise that an attack must not break. A control must break it: otherwise the attack finds nothing anywhere. */
export interface Bound {
  readonly text: string;
  readonly isKept: boolean;
}

export const isMissed = ({ bound }: Pick<AttackRow, 'bound'>): boolean => bound?.isKept === false;

export function formatAttacks(rows: readonly AttackRow[]): string {
  const headings = ['attack', 'server', 'requests', 'let through', 'honest people', 'bound', 'seconds'];
  const cells = rows.map((row) => [
    row.attack,
    row.server,
    row.requests.toLocaleString('en'),
    row.letThrough,
    row.honest,
    `${row.bound?.text ?? ''}${isMissed(row) ? ' MISSED' : ''}`,
    row.seconds.toFixed(0),
  ]);
  return formatTable([headings, ...cells]);
}
