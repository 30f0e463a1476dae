import { formatTable } from '../report/table.ts';

/** What an attack got, and what it cost others: a line of the table. */
export interface AttackRow {
  readonly attack: string;
  /** Which processes were attacked. */
  readonly server: string;
  readonly requests: number;
  /** What the attacker got. */
  readonly letThrough: string;
  /** What honest people got meanwhile or afterwards. */
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
