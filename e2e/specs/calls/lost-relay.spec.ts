import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCoturn } from '../../../server/src/gateways/turn/coturn.ts';
import { isSilent, openTalk, timer } from '../../page/calls.ts';
import { startServerWith } from '../../server/start-server.ts';
import { expect, test } from '../../test.ts';

test.describe.configure({ timeout: 240_000 });

let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // This test has a relay of its own, since other tests have calls too.
  stop = await startServerWith({ SCREENING: '0', DEMO_PHOTOS: '0' });
});

test.afterAll(async () => {
  killRelay();
  await stop?.();
});

const relayFile = (name: string) => path.join(process.env['MWANZO_DATA_DIR'] ?? '', 'turn', name);

function killRelay(): void {
  try {
    process.kill(Number(readFileSync(relayFile('turnserver.pid'), 'utf8')), 'SIGKILL');
  } catch {
    // The relay has already stopped.
  }
}

function startRelay(): void {
  spawn(findCoturn() ?? '', ['-c', relayFile('turnserver.conf')], { stdio: 'ignore' }).unref();
}

/** A call without a connection is given up after this time. */
const giveUpMilliseconds = 30_000;

test('a call whose relay dies is connected again when there is one, and ends when there is none', async ({
  browser,
  contextOptions,
  press,
}) => {
  const { hers, his } = await openTalk({ browser, contextOptions, movesTime: true }, press);
  killRelay();
  for (const page of [hers, his]) await expect(page.getByText('Reconnecting...')).toBeVisible({ timeout: 30_000 });
  startRelay();
  for (const page of [hers, his]) {
    await expect(page.getByText('Good line')).toBeVisible({ timeout: 30_000 });
    await expect(timer(page)).toBeVisible();
  }
  killRelay();
  for (const page of [hers, his]) await expect(page.getByText('Reconnecting...')).toBeVisible({ timeout: 30_000 });
  for (const page of [hers, his]) await page.clock.fastForward(giveUpMilliseconds);
  for (const page of [hers, his]) {
    await expect(page.getByRole('dialog', { name: 'The connection was lost' })).toBeVisible();
    expect(await isSilent(page)).toBe(true);
    await press(page.getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible();
  }
});
