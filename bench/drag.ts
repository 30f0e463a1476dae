// Measures the frames of a card that is dragged and flies off, in the built app with the demo people:
// `npm run bench:drag [-- --runs N --slow-down N]`.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { serverAddress, signIn } from '../e2e/server/api-requests.ts';
import startServer from '../e2e/server/start-server.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { atMost, type Row } from './report/row.ts';
import { formatRows } from './report/table.ts';

/** For every frame. */
const frameMsMax = 32;
/** For 95 of 100 frames. */
const frameMsP95Max = 17;
const swipesPerRun = 6;
/** The finger moves every 16 ms: across the card, back, and off the screen. */
const moveMs = 16;
const fingerPath = [
  ...Array.from({ length: 20 }, (_, step) => step * 7),
  ...Array.from({ length: 20 }, (_, step) => 140 - step * 14),
  ...Array.from({ length: 10 }, (_, step) => -140 - step * 16),
];
const flightMs = 300;

interface Frames {
  readonly intervals: readonly number[];
  /** The longest task that kept the page's main thread busy. */
  readonly longestTaskMs: number;
}

async function openDeck(): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const { access, refresh, user } = await signIn('amina@mwanzo.test');
  const localStorage = Object.entries({ accessToken: access, refreshToken: refresh, user: JSON.stringify(user) }).map(
    ([name, value]) => ({ name, value }),
  );
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: serverAddress(), localStorage }] },
  });
  const page = await context.newPage();
  // Only the frames are measured. Without the request, the swipes do not use up the member's daily limit.
  await page.route('**/api/profiles/like-pass/', (route) => route.fulfill({ json: { matched: false, match: null } }));
  await page.goto(`${serverAddress()}/discover`);
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  return { page, session: await context.newCDPSession(page), close: () => browser.close() };
}

/** Records the time between frames, from the first move to the end of the flight. */
async function startRecording(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record = { intervals: [] as number[], longestTaskMs: 0, stop: false };
    Object.assign(globalThis, { record });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) record.longestTaskMs = Math.max(record.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number) => {
      record.intervals.push(now - last);
      last = now;
      if (!record.stop) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });
}

async function stopRecording(page: Page): Promise<Frames> {
  return page.evaluate(() => {
    const { record } = globalThis as unknown as {
      record: { intervals: number[]; longestTaskMs: number; stop: boolean };
    };
    record.stop = true;
    return { intervals: record.intervals, longestTaskMs: record.longestTaskMs };
  });
}

/** Moves at the speed of a real finger: no event waits until the one before is handled. */
async function swipe(session: CDPSession): Promise<void> {
  const sent: Promise<unknown>[] = [];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    sent.push(
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point) => ({ ...point, id: 1 })),
        timestamp: Date.now() / 1000,
      }),
    );
  const start = performance.now();
  for (const [step, x] of fingerPath.entries()) {
    send(step === 0 ? 'touchStart' : 'touchMove', [{ x: 195 + x, y: 400 + step / 4 }]);
    await wait(Math.max(0, start + (step + 1) * moveMs - performance.now()));
  }
  send('touchEnd', []);
  await Promise.all(sent);
  await wait(flightMs);
}

async function measure(page: Page, session: CDPSession): Promise<Frames> {
  const all: Frames[] = [];
  for (let count = 0; count < swipesPerRun; count += 1) {
    await startRecording(page);
    await swipe(session);
    all.push(await stopRecording(page));
    // By then the next card has appeared, its photo is decoded and the deck is refilled.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await wait(1000);
  }
  return {
    intervals: all.flatMap(({ intervals }) => intervals),
    longestTaskMs: Math.max(...all.map(({ longestTaskMs }) => longestTaskMs)),
  };
}

function percentile(figures: readonly number[], share: number): number {
  return (
    figures.toSorted((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ?? Number.NaN
  );
}

/** In whole milliseconds, as in the budget. */
const p95Of = ({ intervals }: Frames) => Math.floor(percentile(intervals, 0.95));
const longestOf = ({ intervals }: Frames) => Math.floor(Math.max(...intervals));

function rowOf(scenario: string, frames: Frames): Row {
  const { intervals, longestTaskMs } = frames;
  const [p50, p95, max] = [percentile(intervals, 0.5), percentile(intervals, 0.95), Math.max(...intervals)];
  const result =
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms of ${intervals.length} frames; ` +
    `longest task ${longestTaskMs.toFixed(0)} ms`;
  return {
    scenario,
    result,
    checks: [atMost('ms, 95 %', p95Of(frames), frameMsP95Max), atMost('ms, each', longestOf(frames), frameMsMax)],
  };
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, 'slow-down': { type: 'string', default: '4' } },
});
const slowDown = Number(values['slow-down']);
const stopServer = await startServer();
const deck = await openDeck();
try {
  await deck.session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const runs: Frames[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(deck.page, deck.session));
  const sorted = runs.toSorted((a, b) => p95Of(a) - p95Of(b) || longestOf(a) - longestOf(b));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const rows =
    best && worst
      ? [rowOf(`card drag at CPU x${slowDown}, best of ${runs.length} runs`, best), rowOf('worst run', worst)]
      : [];
  console.log(`\n${formatRows(rows)}`);
} finally {
  await deck.close();
  await stopServer();
}
