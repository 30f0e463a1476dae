import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const dayMs = 24 * 3_600_000;
const serverTime = Date.parse('2026-11-24T09:00:00Z');

test.each([
  ['fast', dayMs],
  ['slow', -dayMs],
])(
  'with a clock that is a day %s, times count by the server’s, and what the device noted by its own',
  async (_, ahead) => {
    vi.useFakeTimers({ toFake: ['Date'], now: serverTime + ahead });
    onTestFinished(() => void vi.useRealTimers());
    const page = await openPage();
    const { noteServerTime } = await import('./server-clock.ts');
    const { useDeviceNow, useNow } = await import('./use-now.ts');
    const { relativeTime } = await import('../i18n/times.ts');
    const now = page.run(useNow, undefined);
    const own = page.run(useDeviceNow, undefined);
    noteServerTime(new Response(null, { headers: { date: new Date(serverTime).toUTCString() } }), Date.now());
    await page.settled();
    expect([now.now(), own.now()]).toEqual([serverTime, serverTime + ahead]);
    expect(relativeTime(new Date(serverTime).toISOString(), now.now())).toBe('Just now');
  },
);
