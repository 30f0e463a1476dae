import type { Settings } from '../settings.ts';
import { formatGrowth } from './growth-report.ts';
import { measureSize, type MeasuredSize } from './measure-size.ts';

/**
 * Measures how the cost of calls grows with the database, one size after the other.
 * @param print is handed the title and the tables
 * @throws Error after the report when a response has another status than expected
 */
export async function runGrowth(
  sizes: readonly number[],
  settings: Settings,
  print: (title: string, tables: string) => void,
): Promise<void> {
  const measured: MeasuredSize[] = [];
  for (const profiles of sizes) {
    console.log(`filling ${profiles.toLocaleString('en')} profiles`);
    const size = await measureSize(profiles, settings);
    measured.push(size);
    // A long run that breaks later has said what it found.
    for (const { call, app, floor } of size.costs)
      console.log(`  ${call}: ${app.toFixed(0)} µs, floor ${floor.toFixed(0)} µs`);
  }
  print(`PostgreSQL ${measured[0]?.version ?? ''}`, formatGrowth(measured));
  const failures = measured.flatMap(({ profiles, problems }) => problems.map((problem) => `${profiles}: ${problem}`));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
