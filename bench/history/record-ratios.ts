import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import type { Row } from '../report/row.ts';
import { historyLine } from './history-line.ts';

const file = path.resolve(import.meta.dirname, '../history.md');

/** Appends a line to history.md. */
export async function recordRatios(rows: readonly Row[], profiles: number): Promise<void> {
  const ratios = new Map(rows.flatMap(({ floor }) => (floor ? [[floor.call, floor.ratio]] : [])));
  const line = historyLine({ date: new Date().toISOString().slice(0, 10), commit: describeCommit(), profiles, ratios });
  const text = `${readFileSync(file, 'utf8').trimEnd()}\n${line}\n`;
  writeFileSync(file, (await format(file, text)).code);
  console.log(`${path.relative(process.cwd(), file)}: ${line}`);
}

/** The last commit that changed what is measured. A "+" says that there are uncommitted changes. */
function describeCommit(): string {
  const git = (...flags: string[]) => execFileSync('git', flags, { cwd: path.dirname(file), encoding: 'utf8' }).trim();
  const measured = ['--', ':/server', ':/contract'];
  const isChanged = git('status', '--porcelain', ...measured) !== '';
  return `${git('log', '-1', '--format=%h', '--abbrev=8', ...measured)}${isChanged ? '+' : ''}`;
}
