import { setTimeout as wait } from 'node:timers/promises';
import { createProcessScreener } from '../../server/src/gateways/screening/process-screener.ts';
import { findTestFace, howToGetTestFace } from '../../server/src/testing/images/find-test-face.ts';
import { makeIdCard, makeSelfie } from '../../server/src/testing/images/make-faces.ts';
import { cpuMicroseconds } from '../machine/cpu-time.ts';
import { memoryMegabytes } from '../machine/memory.ts';
import { atMost, type Row } from '../report/row.ts';
import type { Bench } from './bench.ts';

const casesMax = 20;
const idleMs = 500;
const cpuMillisecondsMax = 2000;
const megabytesMax = 700;

/** Measures whole cases, a card, a selfie and a first photo, in the screening process alone. */
export async function measureScreening({ settings }: Bench): Promise<Row> {
  const cases = settings.isToy ? 1 : casesMax;
  const scenario = `screening ${cases} verifications`;
  const face = findTestFace();
  if (face === null) return { scenario, result: howToGetTestFace, checks: [] };
  const selfie = await makeSelfie(face);
  const pictures = { idDocument: await makeIdCard(face), selfie, photo: selfie };
  const started = { pid: 0 };
  const screener = createProcessScreener({ idleMs, timeoutMs: 120_000, onStart: (pid) => (started.pid = pid) });
  const first = performance.now();
  await screener.screenDocuments(pictures);
  const firstMs = performance.now() - first;
  const [walls, cpus]: [number[], number[]] = [[], []];
  let peak = 0;
  for (let index = 0; index < cases; index += 1) {
    const [from, used] = [performance.now(), cpuMicroseconds(started.pid)];
    const seen = await screener.screenDocuments(pictures);
    if (!seen.isScreened) throw new Error(`A case was not screened: ${seen.why}`);
    walls.push(performance.now() - from);
    cpus.push((cpuMicroseconds(started.pid) - used) / 1000);
    peak = Math.max(peak, memoryMegabytes(started.pid));
  }
  await wait(2 * idleMs);
  const cpu = quantile(cpus, 0.5);
  return {
    scenario,
    result:
      `p50 ${ms(walls, 0.5)}, p95 ${ms(walls, 0.95)} ms; CPU p50 ${cpu.toFixed(0)}, p95 ${ms(cpus, 0.95)} ms; ` +
      `the first ${firstMs.toFixed(0)} ms; ${peak.toFixed(0)} MB, idle ${idleMegabytes(started.pid)} MB`,
    checks: [atMost('ms CPU', cpu, cpuMillisecondsMax), atMost('MB', peak, megabytesMax)],
  };
}

function quantile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0;
}

const ms = (values: readonly number[], share: number): string => quantile(values, share).toFixed(0);

function idleMegabytes(pid: number): string {
  try {
    return memoryMegabytes(pid).toFixed(0);
  } catch {
    return '0';
  }
}
