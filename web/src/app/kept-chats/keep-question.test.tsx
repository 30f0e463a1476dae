import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until } from '../../testing/until.ts';

const key = 'mwanzo.keepOffline';
const title = 'Keep your chats on this phone?';

/** Shows the question of member 1 at this path. */
async function startAt(path: string, { matches = [matchWith(7)], choice = '' } = {}) {
  const page = await openPage();
  if (choice) page.storage.setItem(key, choice);
  vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
  const { KeepQuestion } = await import('./keep-question.tsx');
  const { noteTold } = await import('../../shared/matches/told-matches.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  page.client.setQueryData(['matches'], matches);
  const screen = await showScreen(page, <KeepQuestion owner={1} />, path);
  Object.assign(document, { querySelector: () => null });
  return {
    page,
    screen,
    noteTold,
    /** Shows the question again, as the next visit does. */
    async visit(owner = 1): Promise<void> {
      screen.show(null);
      screen.show(<KeepQuestion key={owner} owner={owner} />);
      await page.requestsUnderWay();
    },
    pass: async () => {
      vi.advanceTimersByTime(2500);
      await page.requestsUnderWay();
    },
    isAsked: () => screen.text().includes(title),
  };
}

test('a member with matches is asked on Matches, and both answers are remembered', async () => {
  const { page, screen, pass, isAsked, visit } = await startAt('/matches');
  expect(isAsked()).toBe(false);
  await pass();
  expect(isAsked()).toBe(true);
  await screen.press('Not on this phone');
  expect([isAsked(), page.storage.getItem(key)]).toEqual([false, 'off 1']);
  vi.setSystemTime(Date.now() + 48 * 3_600_000);
  await visit();
  await pass();
  expect(isAsked()).toBe(false);
});

test('who keeps them here keeps them from now on', async () => {
  const { page, screen, pass, isAsked } = await startAt('/matches');
  await pass();
  await screen.press('Keep them here');
  expect([isAsked(), page.storage.getItem(key)]).toEqual([false, 'on 1']);
});

test('who puts it away has not decided, is asked once more on another day, and then never', async () => {
  const { page, screen, pass, isAsked, visit } = await startAt('/matches');
  const putAway = () => {
    const [dialog] = screen.all('dialog[open]', '');
    if (dialog) screen.dispatch(dialog, 'cancel');
    return page.requestsUnderWay();
  };
  await pass();
  await putAway();
  await pass();
  expect([isAsked(), page.storage.getItem(key)]).toEqual([false, null]);
  const days = [];
  for (const _ of [1, 2, 3]) {
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await visit();
    await pass();
    days.push(isAsked());
    await putAway();
  }
  expect(days).toEqual([true, false, false]);
  // Another member is asked on the same phone.
  await visit(2);
  await pass();
  expect(isAsked()).toBe(true);
});

test('on Discover a member is asked after a match of this visit was celebrated, and not before', async () => {
  const { page, pass, isAsked, noteTold } = await startAt('/discover');
  await pass();
  expect(isAsked()).toBe(false);
  noteTold([7]);
  (await page.api.take('POST /api/profiles/matches/told/')).reply({ status: 204 });
  await pass();
  expect(isAsked()).toBe(true);
});

test.each(['/chat/7', '/dates/with/7', '/topup', '/likes'])('nobody is asked on %s', async (path) => {
  const { page, pass, isAsked, noteTold } = await startAt(path);
  noteTold([7]);
  (await page.api.take('POST /api/profiles/matches/told/')).reply({ status: 204 });
  await pass();
  expect(isAsked()).toBe(false);
});

test.each([
  ['has no match', { matches: [] }],
  ['has said no', { choice: 'off' }],
  ['has said yes', { choice: 'on' }],
])('a member who %s is not asked', async (_, given) => {
  const { pass, isAsked } = await startAt('/matches', given);
  await pass();
  expect(isAsked()).toBe(false);
});

const payment = { id: 7, kind: 'payment', is_read: false, params: { decision: 'approved' } };

test.each(['a call', 'the next celebration', 'news of Premium'])(
  'the question waits for the end of %s',
  async (what) => {
    const { page, pass, isAsked, noteTold } = await startAt('/discover');
    const { callPartner } = await import('../../shared/calls/call-partner.ts');
    const { newMatches } = await import('../live/new-matches.ts');
    const set = (isThere: boolean) => {
      if (what === 'a call') callPartner.write(isThere ? 7 : null);
      else if (what === 'news of Premium')
        page.client.setQueryData<object>(['notifications'], isThere ? [payment] : []);
      else newMatches.write(isThere ? [matchWith(8)] : []);
      return page.requestsUnderWay();
    };
    await set(true);
    noteTold([7]);
    (await page.api.take('POST /api/profiles/matches/told/')).reply({ status: 204 });
    await pass();
    expect(isAsked()).toBe(false);
    await set(false);
    await pass();
    expect(isAsked()).toBe(true);
  },
);

test('what another tab has asked is not asked here, and what it has answered closes the question', async () => {
  const { page, pass, isAsked } = await startAt('/matches');
  await pass();
  expect(isAsked()).toBe(true);
  page.storage.setItem(key, 'off');
  page.hearStorage(key);
  await until(() => expect(isAsked()).toBe(false));
});

test('a tab that becomes idle after another one has asked asks nothing', async () => {
  const { page, pass, isAsked } = await startAt('/matches');
  const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  page.storage.setItem('mwanzo.keepAsked', JSON.stringify({ owner: 1, times: 1, day }));
  await pass();
  expect(isAsked()).toBe(false);
});
