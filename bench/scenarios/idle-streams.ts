import { setTimeout as wait } from 'node:timers/promises';
import { openRawStream, type RawStream } from '../load/raw-stream.ts';
import { cpuMicroseconds } from '../machine/cpu-time.ts';
import { memoryMegabytes } from '../machine/memory.ts';
import { atMost, type Row } from '../report/row.ts';
import type { Bench } from './bench.ts';

const streamsMax = 10_000;
const atOnce = 100;
const kilobytesMax = 16;
/** Longer than a heartbeat takes to come round. */
const heartbeatsMs = 25_000;

/** The memory and the CPU time of streams on which nothing happens but heartbeats. */
export async function measureIdleStreams({ app, settings }: Bench): Promise<Row> {
  const [total, idleMs] = settings.isToy ? [atOnce, 100] : [streamsMax, heartbeatsMs];
  const settle = async (): Promise<number> => {
    for (let round = 0; round < (settings.isToy ? 1 : 3); round += 1) {
      await app.collectGarbage();
      await wait(500);
    }
    return memoryMegabytes(app.pid);
  };
  const streams: RawStream[] = [];
  const open = async (from: number, count: number) => {
    const tokens = await Promise.all(Array.from({ length: count }, (_, index) => app.issueToken(from + index)));
    streams.push(...(await Promise.all(tokens.map((token) => openRawStream(app.port, token)))));
  };
  // The first streams need code and caches, which are not counted.
  await open(1_000_000_000, atOnce);
  const before = await settle();
  for (let opened = 0; opened < total; opened += atOnce) await open(1_000_001_000 + opened, atOnce);
  const used = cpuMicroseconds(app.pid);
  await wait(idleMs);
  const cpuShare = (cpuMicroseconds(app.pid) - used) / (idleMs * 1000);
  const kilobytes = ((await settle()) - before) * (1000 / total);
  for (const stream of streams) stream.close();
  return {
    scenario: `${total.toLocaleString('en')} idle streams`,
    result: `${kilobytes.toFixed(1)} KB each, heartbeats ${(cpuShare * 100).toFixed(1)} % of a core`,
    checks: [atMost('KB', kilobytes, kilobytesMax)],
  };
}
