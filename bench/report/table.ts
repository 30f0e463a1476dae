import { returningMembers } from '../turns/measure-in-turns.ts';
import { failuresOf, type Check, type Row } from './row.ts';

const headings = [
  'app : floor',
  'scenario',
  'result',
  'floor µs',
  `${returningMembers} back µs`,
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
  'met',
];

/** Everything about a row that makes the bench fail. */
export function problemsOf({ load, problems = [] }: Row): readonly string[] {
  return [...(load ? failuresOf('the app', load) : []), ...problems];
}

export function formatRows(rows: readonly Row[]): string {
  return formatTable([headings, ...rows.map(cellsOf)]);
}

/**
 * A Markdown table with aligned columns, so that it is readable as plain text too. Empty columns are left out.
 * @param cells line by line, the headings first
 */
export function formatTable(cells: readonly (readonly string[])[]): string {
  const filled = (cells[0] ?? []).map((_heading, column) => cells.slice(1).some((line) => line[column] !== ''));
  const lines = cells.map((line) => line.filter((_cell, column) => filled[column]));
  const widths = (lines[0] ?? []).map((_heading, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  );
  const align = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [align(first), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...others.map(align)].join('\n');
}

function cellsOf(row: Row): string[] {
  const { scenario, result, load, floor, rates, checks } = row;
  const pgbench = rates?.pgbench ?? null;
  const problems = problemsOf(row);
  return [
    floor ? floor.ratio.toFixed(2) : '',
    scenario,
    problems.length === 0 ? result : `${result}; FAILED: ${problems.join(', ')}`,
    floor ? whole(floor.micros) : '',
    floor ? whole(floor.returningMicros) : '',
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

/** 'yes', or 'NO' and the budgets that are missed. */
export function verdict(checks: readonly Check[]): string {
  if (checks.length === 0) return '';
  const missed = checks.filter(({ isMet }) => !isMet);
  return missed.length === 0 ? 'yes' : `NO (${missed.map(({ budget }) => budget).join('; ')})`;
}

function whole(value: number): string {
  return Number.isNaN(value) ? '?' : value.toLocaleString('en', { maximumFractionDigits: 0 });
}
