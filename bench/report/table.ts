import type { Check, Row } from './row.ts';

const headings = [
  'what',
  'figure',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'server µs',
  'database µs',
  'data layer/s',
  'pgbench/s',
  'API : pgbench',
  'data layer : pgbench',
  'budget',
  'holds',
];

export function failuresOf({ load }: Row): number {
  return [...(load?.failures.values() ?? [])].reduce((sum, count) => sum + count, 0);
}

export function tableOf(rows: readonly Row[]): string {
  return lineUpTable([headings, ...rows.map(cellsOf)]);
}

/**
 * A Markdown table that is lined up to be read as text too, without the columns that nobody filled.
 * @param cells line by line, the headings first
 */
export function lineUpTable(cells: readonly (readonly string[])[]): string {
  const filled = (cells[0] ?? []).map((_heading, column) => cells.slice(1).some((line) => line[column] !== ''));
  const lines = cells.map((line) => line.filter((_cell, column) => filled[column]));
  const widths = (lines[0] ?? []).map((_heading, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const lineUp = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [lineUp(first), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others.map(lineUp)].join(
    '\n',
  );
}

function cellsOf(row: Row): string[] {
  const { what, figure, load, rates, checks } = row;
  const pgbench = rates?.pgbench ?? null;
  return [
    what,
    failuresOf(row) === 0
      ? figure
      : `${figure}; FAILED ${[...(load?.failures ?? [])].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    load ? whole(load.rate) : '',
    load ? load.p50Ms.toFixed(2) : '',
    load ? load.p99Ms.toFixed(2) : '',
    load ? whole(load.appCpuMicros) : '',
    load ? whole(load.databaseCpuMicros) : '',
    rates ? whole(rates.layer) : '',
    pgbench === null ? '' : whole(pgbench),
    pgbench === null || !load ? '' : (load.rate / pgbench).toFixed(2),
    pgbench === null || !rates ? '' : (rates.layer / pgbench).toFixed(2),
    checks.map(({ budget }) => budget).join('; '),
    verdict(checks),
  ];
}

function verdict(checks: readonly Check[]): string {
  if (checks.length === 0) return '';
  const missed = checks.filter(({ holds }) => !holds);
  return missed.length === 0 ? 'yes' : `NO (${missed.map(({ budget }) => budget).join('; ')})`;
}

function whole(value: number): string {
  return Number.isNaN(value) ? '?' : value.toLocaleString('en', { maximumFractionDigits: 0 });
}
