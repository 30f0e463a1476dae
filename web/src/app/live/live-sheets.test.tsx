import type { Match } from '@mwanzo/contract/conversations/matches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { openPage } from '../../testing/open-page.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { until as eventually } from '../../testing/until.ts';

const fresh = (id: number): Match =>
  matchWith(id, { name: `Person ${id}`, is_opened: false, is_told: false, last_message: null });

/** Shows what announces matches, and the button of the last toast, at this path. */
async function startAt(path: string) {
  const page = await openPage();
  const { MatchAnnouncement } = await import('./match-announcement.tsx');
  const { noteMatches } = await import('./new-matches.ts');
  const { toastStore } = await import('../../ui/layers/toast-store.ts');
  const { useStore } = await import('../../state/store.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const Action = () => useStore(toastStore)?.action;
  const screen = await showScreen(
    page,
    <>
      <MatchAnnouncement />
      <Action />
    </>,
    path,
  );
  Object.assign(document, { querySelector: () => null });
  // On a wide window the list is beside a chat.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  return {
    page,
    screen,
    list: async (...matches: Match[]) => {
      noteMatches(matches);
      await page.requestsUnderWay();
    },
    pass: async () => {
      vi.advanceTimersByTime(1000);
      await page.requestsUnderWay();
    },
  };
}

test('the toast about one match leads to its chat, and the one about several to the list', async () => {
  const { screen, list } = await startAt('/topup');
  await list(fresh(9));
  await screen.press('Say hello');
  await list(fresh(11), fresh(10), fresh(9));
  await screen.press('See your matches');
  expect(screen.paths()).toEqual(['/topup', '/chat/9', '/matches']);
});

test('over the deck an icebreaker opens the chat, "Keep swiping" does not, and both close the dialog', async () => {
  const { screen, list, pass } = await startAt('/discover');
  await list(fresh(9));
  await pass();
  expect(screen.text()).toContain('You and Person 9 liked each other!');
  await screen.press('Keep swiping');
  expect([screen.text(), screen.paths()]).toEqual(['', ['/discover']]);
  await list(fresh(10), fresh(9));
  await pass();
  await screen.press('Chai or kahawa?');
  expect([screen.text(), screen.paths()]).toEqual(['', ['/discover', '/chat/10']]);
});

test('a new face in the list is read out in a region that was there before', async () => {
  const { screen, list } = await startAt('/matches');
  const [region] = screen.all('output', '');
  expect(region?.textContent).toBe('');
  await list(fresh(9));
  expect(region?.textContent).toBe('You and Person 9 liked each other!');
});

const until = '2026-12-01T15:42:00.000Z';
const payment = { id: 7, kind: 'payment', is_read: false, params: { decision: 'approved' } };
const trialEnd = { id: 7, kind: 'premium', is_read: false, params: { days_left: 0, is_trial: true } };

/** Shows a page on which this news of Premium has come, and lets it be taken. */
async function openNews(news: object | undefined, { plan = 'premium', likers = 0 } = {}) {
  const page = await openPage();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const { PremiumBegun } = await import('./premium-begun.tsx');
  const { trialQuestion } = await import('../../shared/premium/premium-news.ts');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  page.client.setQueryData(['notifications'], news ? [news] : []);
  const likes = { body: { plan: 'premium', count: likers, people: [] } };
  const screen = await showScreen(
    page,
    <>
      <main>
        <h1>Deck</h1>
      </main>
      <PremiumBegun />
    </>,
    '/discover',
  );
  if (news) {
    vi.advanceTimersByTime(1000);
    (await page.api.take('GET /api/premium/')).reply({ body: { plan, until: plan === 'premium' ? until : null } });
    (await page.api.take('POST /api/notifications/7/mark-read/')).reply({});
    if (plan === 'premium') (await page.api.take('GET /api/profiles/likes-me/')).reply(likes);
  }
  return { page, screen, trialQuestion, likes };
}

test.each([
  ['See who likes you', 2, '/likes'],
  ['Go to Discover', 0, '/discover'],
])('Premium that has begun leads to what it opens: "%s" where %i wait', async (button, likers, to) => {
  const { page, screen } = await openNews(payment, { likers });
  await screen.button(button);
  await page.requestsUnderWay();
  expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  await screen.press(button);
  expect([screen.text(), screen.paths().at(-1), screen.paths().length]).toEqual(['Deck', to, 2]);
});

test('the sheet that says that Premium has begun closes, and the focus goes to the page', async () => {
  const { screen } = await openNews(payment);
  await screen.press('Carry on');
  expect([screen.text(), screen.paths(), document.activeElement?.tagName]).toEqual(['Deck', ['/discover'], 'H1']);
});

test('a focus that has found its place before a sheet is gone stays there', async () => {
  const { screen } = await openNews(payment);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    const main = document.querySelector('main');
    if (main) main.tabIndex = -1;
    main?.focus();
    act();
  });
  await screen.press('Carry on');
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('the end of a trial is told in its own words, and leads to the plans', async () => {
  const { screen } = await openNews(trialEnd, { plan: 'basic' });
  await screen.button('Carry on');
  expect(screen.text()).not.toContain('Premium has begun');
  await screen.press('See plans');
  expect([screen.text(), screen.paths()]).toEqual(['Deck', ['/discover', '/topup']]);
});

test('a trial is asked about as often as the member presses, and its start is told at once', async () => {
  const { page, screen, trialQuestion, likes } = await openNews(undefined);
  for (const button of ['Not now', 'Start now']) {
    trialQuestion.write('asked');
    await screen.press(button);
    expect(trialQuestion.read()).toBe(button === 'Not now' ? 'near' : 'asked');
  }
  const trial = { is_offered: false, ends_at: until, was_started: true };
  (await page.api.take('POST /api/premium/trial/')).reply({ body: { plan: 'premium', until, trial } });
  (await page.api.take('GET /api/profiles/likes-me/')).reply(likes);
  await eventually(() => expect(screen.text()).toMatch(/Karibu\|Premium has begun/));
  expect(screen.text()).not.toContain('Start now');
});
