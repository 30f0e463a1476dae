// A process that learns lessons as a server does, in small batches. Tests kill it.
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/connect.ts';
import { foldLessons, foldTogether } from '../features/discovery/matching/index.ts';
import { systemClock } from '../gateways/clock.ts';

const { DATABASE_URL = '', NAME = '', AT_ONCE = '' } = process.env;
// Its connection may be ended under it. What it had not committed is learned by whoever comes next.
const database = openDatabase({ url: DATABASE_URL, applicationName: NAME });
process.stdout.write('running at http://worker\n');
for (;;) {
  await foldLessons({ database, clock: systemClock }, Number(AT_ONCE)).catch(() => {});
  await foldTogether({ database, clock: systemClock }, 3600, Number(AT_ONCE)).catch(() => {});
  await wait(10);
}
