import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const key = 'mwanzo.limits';
const hour = 3_600_000;

/** Opens a page of member 1 on which an earlier page has stored this text. */
async function openAfter(stored: string) {
  await openPage();
  localStorage.setItem(key, stored);
  const { dayLimits } = await import('./day-limits.ts');
  await import('./note-limit.ts');
  return dayLimits;
}

test('a used-up limit is still known after a reload, for the same member', async () => {
  await openPage();
  const { RequestError } = await import('../../api/request-error.ts');
  const { noteLimit } = await import('./note-limit.ts');
  noteLimit(
    'swipes',
    new RequestError({ status: 429, code: 'daily_limit_reached', detail: '', fields: {}, retryAfterSeconds: 600 }),
  );
  const { dayLimits } = await import('./day-limits.ts');
  const noted = dayLimits.read();
  vi.resetModules();
  const { startSession } = await import('../../api/session.ts');
  startSession(() => {});
  const { dayLimits: reloaded } = await import('./day-limits.ts');
  expect(reloaded.read()).toEqual({});
  await import('./note-limit.ts');
  expect(reloaded.read()).toEqual(noted);
  expect(noted.swipes).toBeGreaterThan(Date.now());
});

test('a reload forgets no kind of limit, and takes over nothing else', async () => {
  const ends = { swipes: Date.now() + hour, messages: Date.now() + 2 * hour, profiles: Date.now() + 3 * hour };
  const dayLimits = await openAfter(JSON.stringify({ owner: 1, ...ends, others: Date.now() + hour }));
  expect(dayLimits.read()).toEqual(ends);
});

test('a limit that is back leaves nothing behind', async () => {
  const dayLimits = await openAfter(JSON.stringify({ owner: 1, messages: Date.now() + hour }));
  expect(dayLimits.read().messages).toBeGreaterThan(Date.now());
  const { liftLimit } = await import('./note-limit.ts');
  liftLimit('messages');
  expect(localStorage.getItem(key)).toBeNull();
});

test('the next member has used up nothing', async () => {
  const { session } = await openPage();
  const { dayLimits, refusedReceivers } = await import('./day-limits.ts');
  await import('./note-limit.ts');
  dayLimits.write({ messages: Date.now() + hour });
  refusedReceivers.write(new Set([7]));
  session.logout();
  expect([dayLimits.read(), refusedReceivers.read().size, localStorage.getItem(key)]).toEqual([{}, 0, null]);
});

test('each limit that holds is known after a reload, up to a day ahead, and none that has just ended', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const stored = { owner: 1, swipes: now + 1, messages: now + 24 * hour, profiles: now };
  const dayLimits = await openAfter(JSON.stringify(stored));
  clock.mockRestore();
  expect(dayLimits.read()).toEqual({ swipes: now + 1, messages: now + 24 * hour });
  const { forgetRefusal, liftLimit } = await import('./note-limit.ts');
  const { refusedReceivers } = await import('./day-limits.ts');
  refusedReceivers.write(new Set([7, 8]));
  forgetRefusal(7);
  expect([...refusedReceivers.read()]).toEqual([8]);
  liftLimit('swipes');
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ owner: 1, messages: now + 24 * hour });
});

test.each([
  ['of another member', () => ({ owner: 2, swipes: Date.now() + hour })],
  ['of nobody', () => ({ swipes: Date.now() + hour })],
  ['of yesterday', () => ({ owner: 1, swipes: Date.now() - 1 })],
  ['of a clock that was wrong', () => ({ owner: 1, swipes: Date.now() + 25 * hour })],
  ['of no number', () => ({ owner: 1, swipes: 'tomorrow' })],
  ['of another release', () => ({ owner: 1, calls: Date.now() + hour })],
])('a stored limit %s is none', async (_, stored) => {
  expect((await openAfter(JSON.stringify(stored()))).read()).toEqual({});
});

test.each(['[', 'null', '7'])('a corrupt store (%s) is none', async (stored) => {
  expect((await openAfter(stored)).read()).toEqual({});
});
