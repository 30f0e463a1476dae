import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openDevice } from '../../e2e/people/stored-session.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { createHttpClient } from '../load/http-client.ts';
import { startAppProcess, type AppProcess } from '../processes/app-process.ts';
import { atMost, type Row } from '../report/row.ts';
import { pick, type Bench } from './bench.ts';
import { drawMatchedPairs, type MatchedPair } from './matched-pairs.ts';

const messagesMax = 200;
const toyMessages = 5;
/** Between two messages. */
const pauseMs = 50;
const p99MsMax = 100;

/**
 * Messages from the sender's request to the frame in which the receiver's browser shows them: a phone-sized page with
 * the chat open. The server is a fresh one, so that other measurements leave nothing behind; it serves the built app.
 */
export async function measureScreen({ database, settings }: Bench): Promise<Row> {
  const pair = pick(await drawMatchedPairs(database), 0);
  const app = await startAppProcess(database.url, null);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const phone = await openPhone(browser, app, pair);
    const page = await openChat(await phone.newPage(), pair);
    const delays = await sendAndSee(page, app, { ...pair, messages: settings.isToy ? toyMessages : messagesMax });
    const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN;
    return {
      scenario: 'message to screen, one at a time',
      result: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
      checks: [atMost('ms', at(0.99), p99MsMax)],
    };
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function openPhone(browser: Browser, app: AppProcess, { receiverId }: MatchedPair): Promise<BrowserContext> {
  const user = { id: receiverId, email: `bench-${receiverId}@mwanzo.test` };
  const session = { access: await app.issueToken(receiverId), refresh: 'none', user };
  const viewport = { width: 390, height: 844 };
  const baseURL = `http://127.0.0.1:${app.port}`;
  return openDevice(browser, session, { viewport, isMobile: true, hasTouch: true, baseURL });
}

async function openChat(page: Page, { senderId }: MatchedPair): Promise<Page> {
  const streaming = page.waitForResponse((response) => response.url().endsWith('/api/events/'));
  await page.goto(`/chat/${senderId}`);
  await streaming;
  await page.getByRole('log').waitFor();
  return page;
}

/** When a text is in the page's next frame, by the clock of this machine. */
function whenShown(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const log = document.querySelector('[role="log"]');
        if (!log) throw new Error('no conversation is open');
        const observer = new MutationObserver(() => {
          if (!log.textContent.includes(awaited)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
        });
        observer.observe(log, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

/** @returns the delays in ms, the shortest first */
async function sendAndSee(
  page: Page,
  app: AppProcess,
  { senderId, receiverId, messages }: MatchedPair & { readonly messages: number },
): Promise<number[]> {
  const client = createHttpClient(app.port, 1);
  const token = await app.issueToken(senderId);
  const delays: number[] = [];
  for (let number = 0; number < messages; number += 1) {
    const text = `Sawa, chai at four? ${randomUUID()}`;
    const shown = whenShown(page, text);
    // The observer is in place once the page has answered something else.
    await page.evaluate(() => undefined);
    const sentAt = performance.timeOrigin + performance.now();
    const body = { sender: senderId, receiver: receiverId, text, client_id: randomUUID() };
    const { status } = await client.send({ method: 'POST', path: '/api/messages/send/', token, body });
    if (status !== 201) throw new Error(`a message was answered with ${status}`);
    delays.push((await shown) - sentAt);
    await wait(pauseMs);
  }
  client.close();
  return delays.toSorted((one, other) => one - other);
}
