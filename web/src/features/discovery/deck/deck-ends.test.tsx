import { expect, onTestFinished, test, vi } from 'vitest';
import { exampleLast, matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';

const later = () => Date.now() + 3_600_000;

/** Shows the end of this limit to a member with this profile. */
async function openLimit(kind: 'swipes' | 'profiles', isVerified?: boolean, limits = { [kind]: later() }) {
  const page = await openPage(isVerified === undefined ? {} : { profile: { id: 1, isVerified } });
  const { DayLimit } = await import('./day-limit.tsx');
  const { dayLimits } = await import('../../../shared/allowances/day-limits.ts');
  const onOver = vi.fn();
  dayLimits.write(limits);
  const screen = await showScreen(page, <DayLimit kind={kind} onOver={onOver} />);
  return { page, screen, onOver, limits: () => Object.keys(dayLimits.read()) };
}

test('a limit that is over is lifted alone, and the deck loads again', async () => {
  const { screen, onOver, limits } = await openLimit('swipes', true, { swipes: Date.now() - 1, profiles: later() });
  await until(() => expect(onOver).toHaveBeenCalled());
  expect([limits(), screen.text()]).toEqual([['profiles'], '']);
});

test('the trial is offered only to those who may have it', async () => {
  const { page, screen } = await openLimit('swipes', true);
  const trial = () => screen.all('button', 'Try Premium for three days');
  expect(trial()).toEqual([]);
  (await page.api.take('GET /api/premium/')).reply({ body: { trial: { is_offered: true } } });
  await until(() => expect(trial()).toHaveLength(1));
  await screen.pressElement(trial()[0]);
  const { trialQuestion } = await import('../../../shared/premium/premium-news.ts');
  expect(trialQuestion.read()).toBe('asked');
});

test.each([
  ['swipes', true, false],
  ['swipes', false, false],
  ['profiles', true, true],
  ['profiles', false, false],
  ['profiles', undefined, true],
] as const)(
  'why the %s of the day end is said where Premium ends it; verified: %s',
  async (kind, isVerified, isSaid) => {
    const { screen } = await openLimit(kind, isVerified);
    expect(screen.text().includes('Premium all of them')).toBe(isSaid);
    const ways = screen.all('a', '').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/matches', kind === 'profiles' && isVerified === false ? '/verify' : '/topup']);
  },
);

test.each(['swipes', 'profiles'] as const)('the end of the %s of a day is whole', async (kind) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T15:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { page, screen } = await openLimit(kind, kind === 'swipes');
  (await page.api.take('GET /api/premium/')).reply({ body: { trial: { is_offered: true } } });
  const waiting = matchWith(7, { last_message: exampleLast });
  const mine = matchWith(8, { last_message: { ...exampleLast, sender: 1 } });
  page.client.setQueryData(['matches'], [waiting, mine, matchWith(9, { last_message: null })]);
  await until(() => expect(screen.all('button', 'Try Premium')).toHaveLength(1));
  await until(() => expect(screen.text()).toContain('One is waiting'));
  await expect(screen.words()).toMatchFileSnapshot(`./in-words/used-up-${kind}.txt`);
});

test('the buttons of an empty deck do what they say', async () => {
  const page = await openPage();
  const { EmptyDeck } = await import('./empty-deck.tsx');
  const on = { Refresh: vi.fn(), 'Clear Filters': vi.fn() };
  const screen = await showScreen(
    page,
    <EmptyDeck narrowed searched="" decidedAll={false} onRefresh={on.Refresh} onClear={on['Clear Filters']} />,
  );
  let told = `# narrowed\n${screen.words()}`;
  for (const name of Object.keys(on)) await screen.press(name);
  expect(Object.values(on).map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const tell = (state: string, given: { narrowed: boolean; searched: string; decidedAll: boolean }) => {
    screen.show(<EmptyDeck {...given} onRefresh={on.Refresh} onClear={on.Refresh} />);
    told += `# ${state}\n${screen.words()}`;
  };
  tell('all seen', { narrowed: false, searched: '', decidedAll: true });
  tell('a word that finds nobody', { narrowed: true, searched: 'chai', decidedAll: false });
  tell('a word that found some', { narrowed: true, searched: 'chai', decidedAll: true });
  await expect(told).toMatchFileSnapshot('./in-words/empty-deck.txt');
});

const deckAgain = 'GET /api/profiles/discover/?min_age=18&ages=preferred';

/** Shows a deck that could not be loaded, and asks again after so many milliseconds. */
async function openFailedDeck(delay: number) {
  const failed = new Set<number>();
  vi.doMock(import('../../../api/query-client.ts'), async (original) => ({
    ...((await original()) as object as Awaited<ReturnType<typeof original>>),
    retryDelay: (failures: number) => {
      failed.add(failures);
      return delay;
    },
  }));
  onTestFinished(() => void vi.doUnmock('../../../api/query-client.ts'));
  const page = await openPage();
  const { FailedDeck } = await import('./failed-deck.tsx');
  const onRefresh = vi.fn();
  const screen = await showScreen(
    page,
    <FailedDeck query={{ min_age: 18, ages: 'preferred' } as never} onRefresh={onRefresh} />,
  );
  return { page, screen, onRefresh, failed };
}

test('a deck that could not be loaded asks again in silence, and loads once the server is back', async () => {
  const { page, screen, onRefresh, failed } = await openFailedDeck(10);
  for (const status of [503, 502]) {
    (await page.api.take(deckAgain)).reply({ status });
    expect([screen.text().includes('We cannot reach Mwanzo.'), onRefresh.mock.calls.length]).toEqual([true, 0]);
  }
  expect(page.toast()).toBeUndefined();
  (await page.api.take(deckAgain)).reply({ body: [] });
  // Each failure makes the pause longer.
  expect([...failed]).toEqual([1, 2]);
  await until(() => expect(onRefresh).toHaveBeenCalled());
});

test('it asks at once when the member comes back to the page', async () => {
  const { page, screen, onRefresh } = await openFailedDeck(1_000_000);
  (await page.api.take(deckAgain)).reply({ status: 503 });
  await page.settled();
  expect(screen.text()).toContain('We cannot reach Mwanzo.');
  page.dispatch('visibilitychange');
  (await page.api.take(deckAgain)).reply({ body: [] });
  await until(() => expect(onRefresh).toHaveBeenCalled());
});

test('a deck that the server refuses is not asked for again by itself', async () => {
  const { page, screen, onRefresh } = await openFailedDeck(1);
  const body = { switch: 'deck', detail: 'Resting.' };
  (await page.api.take(deckAgain)).reply({ status: 400, body });
  await until(() => expect(screen.text()).toMatch(/The profiles did not reach this phone\..*Resting\./));
  await expect(screen.words()).toMatchFileSnapshot('./in-words/failed-deck.txt');
  await screen.press('Refresh');
  expect(await page.requestsUnderWay()).toBe(0);
  expect(onRefresh).toHaveBeenCalledOnce();
});
