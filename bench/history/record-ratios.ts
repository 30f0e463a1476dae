import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Row } from '../report/row.ts';
import { historyLine } from './history-line.ts';

const file = path.resolve(import.meta.dirname, '../history.md');

/** Appends a line to history.md, under the commit that is checked out. */
export function recordRatios(rows: readonly Row[], profiles: number): void {
  const ratios = new Map(rows.flatMap(({ floor }) => (floor ? [[floor.call, floor.ratio]] : [])));
  const line = historyLine({ date: new Date().toISOString().slice(0, 10), commit: describeCommit(), profiles, ratios });
  appendFileSync(file, `${line}\n`);
  console.log(`${path.relative(process.cwd(), file)}: ${line}`);
}

/** A "+" says that files of the server or the contract are changed and not committed. */
function describeCommit(): string {
  const git = (...flags: string[]) => execFileSync('git', flags, { cwd: path.dirname(file), encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', ':/server', ':/contract') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
}
