import { countWork } from '../app/watch-app.ts';
import { version } from '../config/version.ts';
import type { Database } from '../database/connect.ts';
import { countPayments } from '../features/billing/payments/index.ts';
import { systemClock } from '../gateways/clock.ts';
import { describeDisk, readDisk } from '../gateways/data-folder/read-disk.ts';

export const statusUsage = '  npm run operator -- status                   says what waits, and how full the disk is';

/** @returns lines about the work that waits, without anything about a member */
export async function showStatus(database: Database, dataDir: string): Promise<string> {
  const now = systemClock.now();
  const { waiting, oldest } = await countWork(database, now);
  const ages: Record<string, number | undefined> = oldest;
  const work = Object.entries(waiting).map(([name, count]) => {
    const hours = ((ages[name] ?? 0) / 3600).toFixed(1);
    return `${name.replace('_', ' ').padEnd(16)}${count} waiting${ages[name] ? `, the oldest for ${hours} hours` : ''}`;
  });
  const payments = (await countPayments(database, now)).map(({ state, count }) =>
    state === 'received' ? `payments        ${count} received in 24 hours` : `payments        ${count} ${state}`,
  );
  return [
    `release         ${version}`,
    ...work,
    ...payments,
    `disk            ${describeDisk(await readDisk(dataDir))}`,
  ].join('\n');
}
