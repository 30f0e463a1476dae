import { countWork } from '../app/watch-app.ts';
import { version } from '../config/version.ts';
import type { Database } from '../database/connect.ts';
import { countPayments } from '../features/billing/payments/index.ts';
import { listSwitches } from '../features/core/switches/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { countJobs } from '../gateways/queue/count-jobs.ts';
import { describeDisk, readDisk } from '../gateways/data-folder/read-disk.ts';
import { countFallbacks } from './count-fallbacks.ts';
import { describeSwitch } from './operator-switch.ts';

export const statusUsage = '  npm run operator -- status                   says what waits, and how full the disk is';

const describeAge = (seconds: number): string =>
  seconds > 0 ? `, the oldest for ${(seconds / 3600).toFixed(1)} hours` : '';

/** Names these states, with a way to look at their orders. */
const states: Readonly<Record<string, string>> = {
  needs_review: 'needs_review: npm run operator -- payments list-review',
  without_receipt: 'paid without a receipt: npm run operator -- doctor',
  late: 'open beyond their time: look at the log',
};

/** @returns lines about the work that waits, without anything about a member */
export async function showStatus(database: Database, dataDir: string): Promise<string> {
  const now = systemClock.now();
  const { waiting, oldest } = await countWork(database, now);
  const ages: Record<string, number | undefined> = oldest;
  const work = Object.entries(waiting).map(
    ([name, count]) => `${name.replace('_', ' ').padEnd(16)}${count} waiting${describeAge(ages[name] ?? 0)}`,
  );
  const payments = (await countPayments(database, now)).flatMap(({ state, count }) => {
    if (state === 'received') return [`payments        ${count} received in 24 hours`];
    return count === 0 ? [] : [`payments        ${count} ${states[state] ?? state}`];
  });
  const queued = (await countJobs(database.pool)).map(
    ({ queue, oldestSeconds, failed, ...jobs }) =>
      `${queue.padEnd(16)}${jobs.waiting} jobs waiting${describeAge(oldestSeconds)}, ${failed} failed and tried again`,
  );
  const off = (await listSwitches(database)).filter(({ isOn }) => !isOn);
  return [
    `release         ${version}`,
    ...off.map((each) => `switched        ${describeSwitch(each)}`),
    ...work,
    ...queued,
    ...payments,
    ...(await countFallbacks()),
    `disk            ${await readDisk(dataDir).then(describeDisk, () => `DATA_DIR cannot be read: ${dataDir}`)}`,
  ].join('\n');
}
