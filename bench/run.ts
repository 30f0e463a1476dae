// Fills a database, puts load on a server that runs on it, and prints each figure beside its budget
// (docs/product/budgets.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { compareWith } from './against/compare-with.ts';
import { runGrowth } from './growth/run-growth.ts';
import { recordRatios } from './history/record-ratios.ts';
import { measureAll } from './measure-all.ts';
import { openBenchDatabase } from './processes/bench-database.ts';
import { formatRows, problemsOf } from './report/table.ts';
import { readSettings, type Settings } from './settings.ts';

const resultsFolder = path.join(import.meta.dirname, 'results');

const count = (number: number) => number.toLocaleString('en');

async function run(settings: Settings): Promise<void> {
  if (settings.against !== null) return compareWith(settings.against, settings);
  if (settings.sizes !== null)
    return runGrowth(settings.sizes, settings, (title, tables) => print(title, tables, settings));
  console.log(`filling ${count(settings.profiles)} profiles, ${count(settings.swipes)} swipes`);
  const database = await openBenchDatabase(settings);
  const rows = await measureAll(settings, database, resultsFolder).finally(database.close);
  const size = `${count(settings.profiles)} profiles, ${count(settings.swipes)} swipes`;
  print(`${size}, PostgreSQL ${database.version}`, formatRows(rows), settings);
  if (settings.record) await recordRatios(rows, settings.profiles);
  const problems = rows.flatMap((row) => problemsOf(row).map((problem) => `${row.scenario}: ${problem}`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function print(title: string, tables: string, { connections, isToy }: Settings): void {
  const machine = `Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? '?'}`;
  const report = `${title}, ${machine}, ${connections} in flight\n\n${tables}\n`;
  console.log(`\n${report}`);
  if (!isToy) keep(report);
}

function keep(report: string): void {
  const file = path.join(resultsFolder, `${new Date().toISOString().slice(0, 16).replace(':', '')}.md`);
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(file, report);
  console.log(path.relative(process.cwd(), file));
}

try {
  await run(readSettings(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
