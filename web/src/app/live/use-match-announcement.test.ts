import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { taskTurns } from '../../testing/run-hook.tsx';
import { stubLocation } from '../../testing/stub-location.ts';
import { until } from '../../testing/until.ts';

const idleMilliseconds = 1000;
const fresh = (id: number): Match =>
  matchWith(id, { name: `Person ${id}`, is_opened: false, is_told: false, last_message: null });

/** Opens a page at this path, where matches can arrive. */
async function startAt(path: string, { isWide = false } = {}) {
  const page = await openPage();
  const { goTo, visited } = stubLocation(page, path);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  Object.assign(document, { querySelector: () => null });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { useMatchAnnouncement } = await import('./use-match-announcement.ts');
  const { newMatches, noteMatches } = await import('./new-matches.ts');
  const { toastStore } = await import('../../ui/layers/toast-store.ts');
  const announcement = page.run(() => useMatchAnnouncement(), undefined);
  return {
    page,
    now: announcement.now,
    /** Sets the list of matches to these. */
    async list(...matches: Match[]) {
      noteMatches(matches);
      await taskTurns();
    },
    waiting: () => newMatches.read().map(({ id }) => id),
    toasts: () => toastStore.read()?.id ?? 0,
    toast: () => toastStore.read()?.description,
    visited,
    async goTo(pathname: string) {
      goTo(pathname);
      await taskTurns();
    },
    async pass(milliseconds: number) {
      vi.advanceTimersByTime(milliseconds);
      await taskTurns();
    },
    async look(visibilityState: DocumentVisibilityState) {
      Object.assign(document, { visibilityState });
      await taskTurns();
    },
  };
}

test('on a page without the deck or the list several matches are one toast, and come once', async () => {
  const { list, toast, toasts, waiting } = await startAt('/topup');
  await list(fresh(9), fresh(8), fresh(7));
  expect(toast()).toBe('You and Person 9, and 2 more');
  expect(waiting()).toEqual([]);
  await list(fresh(9), fresh(8), fresh(7));
  expect(toasts()).toBe(1);
  await list(fresh(10), fresh(9), fresh(8), fresh(7));
  expect([toasts(), toast()]).toEqual([2, 'You and Person 10 liked each other!']);
});

test('54 matches at once are one toast, and one request tells the server that they were told', async () => {
  const { page, list, toast } = await startAt('/topup');
  const matches = Array.from({ length: 54 }, (_, index) => fresh(60 - index));
  await list(...matches);
  expect(toast()).toBe('You and Person 60, and 53 more');
  const told = await page.api.take('POST /api/profiles/matches/told/');
  expect(JSON.parse(told.body)).toEqual({ user_ids: matches.map(({ id }) => id) });
  told.reply({ status: 204 });
  expect(await page.requestsUnderWay()).toBe(0);
});

test('a match that another device has told meanwhile is not told here', async () => {
  const { list, now, pass, waiting } = await startAt('/discover');
  await list(fresh(9));
  await list({ ...fresh(9), is_told: true });
  await pass(2 * idleMilliseconds);
  expect([now().shown, waiting()]).toEqual([undefined, []]);
});

test.each([
  ['/matches', false],
  ['/chat/3', true],
])('on %s, where the new face is seen, there is no toast, but screen readers are told', async (path, isWide) => {
  const { list, now, toasts, waiting, goTo, pass } = await startAt(path, { isWide });
  await list(fresh(9));
  expect([toasts(), now().announced, waiting()]).toEqual([0, 'You and Person 9 liked each other!', []]);
  await goTo('/discover');
  await pass(idleMilliseconds);
  expect([now().announced, now().shown]).toEqual(['', undefined]);
});

test('a profile that arrives late is not shown with the next match', async () => {
  const { page, list, now, pass } = await startAt('/discover');
  await list(fresh(9));
  await pass(idleMilliseconds);
  const late = await page.api.take('GET /api/profiles/9/');
  now().close();
  await list(fresh(10), fresh(9));
  await pass(idleMilliseconds);
  expect(now().shown?.match.id).toBe(10);
  late.reply({ body: { id: 9, interests: ['Chess'] } });
  await until(() => expect(page.client.getQueryData(['profile', 9])).toBeDefined());
  await taskTurns();
  expect(now().shown).toMatchObject({ match: { id: 10 }, interests: [] });
});

test('a match that the deck has not shown yet is told on the page to which the member goes', async () => {
  const { list, toast, waiting, goTo } = await startAt('/discover');
  await list(fresh(9));
  expect([toast(), waiting()]).toEqual([undefined, [9]]);
  await goTo('/topup');
  expect([toast(), waiting()]).toEqual(['You and Person 9 liked each other!', []]);
});

test('beside no list a chat has the toast', async () => {
  const { list, toast } = await startAt('/chat/3');
  await list(fresh(9));
  expect(toast()).toBe('You and Person 9 liked each other!');
});

test('over the deck a match is shown in a dialog once the member is idle, and a later match after it', async () => {
  const { page, list, now, pass } = await startAt('/discover');
  page.dispatch('pointerdown');
  await list(fresh(9), fresh(8));
  page.dispatch('pointerdown');
  await pass(idleMilliseconds);
  expect(now().shown).toBeUndefined();
  page.dispatch('pointerup');
  await pass(idleMilliseconds / 2);
  expect(now().shown).toBeUndefined();
  await pass(idleMilliseconds);
  expect(now().shown).toMatchObject({ match: { id: 9 }, more: 1, interests: [] });
  (await page.api.take('GET /api/profiles/9/')).reply({ body: { id: 9, interests: ['Chess'] } });
  await until(() => expect(now().shown?.interests).toEqual(['Chess']));

  await list(fresh(10), fresh(9), fresh(8));
  await pass(idleMilliseconds);
  expect(now().shown?.match.id).toBe(9);
  now().close();
  await taskTurns();
  expect(now().shown).toBeUndefined();
  await pass(idleMilliseconds);
  expect(now().shown).toMatchObject({ match: { id: 10 }, more: 0 });
});

test('a match that was opened before its announcement is not announced', async () => {
  const { list, now, pass, waiting } = await startAt('/discover');
  await list(fresh(9));
  await list({ ...fresh(9), is_opened: true });
  await pass(2 * idleMilliseconds);
  expect([now().shown, waiting()]).toEqual([undefined, []]);
});

test('a member who leaves the deck from the dialog does not find the dialog there again', async () => {
  const { list, now, pass, goTo } = await startAt('/discover');
  await list(fresh(9));
  await pass(idleMilliseconds);
  expect(now().shown).toBeDefined();
  await goTo('/matches');
  await goTo('/discover');
  await pass(idleMilliseconds);
  expect(now().shown).toBeUndefined();
});

test('a hidden page announces a match once it becomes visible', async () => {
  const { list, toasts, waiting, look } = await startAt('/topup');
  await look('hidden');
  await list(fresh(9));
  expect([toasts(), waiting()]).toEqual([0, [9]]);
  await look('visible');
  // The list is checked again when the page becomes visible.
  await list(fresh(9));
  expect([toasts(), waiting()]).toEqual([1, []]);
});

test('a field in use keeps the dialog back until two seconds after the last key, and no longer', async () => {
  const { page, list, now, pass } = await startAt('/discover');
  Object.assign(document, { activeElement: { matches: () => true } });
  await list(fresh(9));
  page.dispatch('keydown');
  await pass(1800);
  expect(now().shown).toBeUndefined();
  page.dispatch('input');
  await pass(1800);
  expect(now().shown).toBeUndefined();
  await pass(400);
  expect(now().shown).toBeDefined();
});
