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
}

export function formatAttacks(rows: readonly AttackRow[]): string {
  const headings = ['attack', 'server', 'requests', 'let through', 'honest people', 'seconds'];
  const cells = rows.map(({ attack, server, requests, letThrough, honest, seconds }) => [
    attack,
    server,
    requests.toLocaleString('en'),
    letThrough,
    honest,
    seconds.toFixed(0),
  ]);
  return formatTable([headings, ...cells]);
}
