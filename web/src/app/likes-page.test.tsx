import type { Liker } from '@mwanzo/contract/discovery/likes';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../testing/api-server.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const asha = { id: 7, name: 'Asha', age: 30, location: 'Nakuru', bio: '', photo: null, isVerified: true } as Liker;
const likesPath = 'GET /api/profiles/likes-me/';
const swipePath = 'POST /api/profiles/like-pass/';
const listOf = (...people: Liker[]) => ({
  body: { plan: 'premium', count: people.length, people, still_to_come: 0, has_answered: false, next_on: null },
});

/** Opens the page with Asha, who likes the member, and Juma. */
async function openLikes() {
  const page = await openPage();
  // Likes that leave are fetched again by a clock.
  page.steps.leaveOut();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  const { default: LikesPage } = await import('./pages/likes-page.tsx');
  await Promise.all([import('../features/discovery/deck/match/match-dialog.tsx'), import('./liker-preview.tsx')]);
  const screen = await showScreen(page, <LikesPage />, '/likes');
  (await page.api.take(likesPath)).reply(listOf(asha, { ...asha, id: 8, name: 'Juma' }));
  await screen.button('Like back, Asha');
  // The code of the dialogs loads with the first touch.
  page.dispatch('pointerdown');
  await page.requestsUnderWay();
  return {
    page,
    screen,
    names: () => screen.all('button', 'Like back, ').map((button) => button.getAttribute('aria-label')),
  };
}

test('a like back that makes a match shows it with an icebreaker, which opens the chat as a draft', async () => {
  const { page, screen } = await openLikes();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/likes-page.txt');
  await screen.press('Like back, Asha');
  const { body, reply } = await page.api.take(swipePath);
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true });
  const match = { id: 7, user: { id: 7 }, name: 'Asha', photo: null, photo_detail: null };
  reply({ body: { matched: true, match } });
  await until(() => expect(screen.text()).toContain('You and Asha liked each other!'));
  const icebreaker = screen.all('dialog button', '').find((button) => button.textContent.includes('Nakuru'));
  await screen.pressElement(icebreaker);
  expect(screen.paths()).toEqual(['/likes', '/chat/7']);
  expect(screen.text()).not.toContain('liked each other');
});

test('a match that is put away gives the focus to the heading, because its button has gone', async () => {
  const { page, screen } = await openLikes();
  await screen.press('Like back, Asha');
  const match = { id: 7, user: { id: 7 }, name: 'Asha', photo: null, photo_detail: null };
  (await page.api.take(swipePath)).reply({ body: { matched: true, match } });
  await screen.press('Keep swiping');
  expect([screen.paths(), document.activeElement?.tagName]).toEqual([['/likes'], 'H1']);
});

test('the whole profile of a liker has both answers, and closes with them', async () => {
  const { page, screen } = await openLikes();
  for (const [button, matched] of [
    ['Pass', false],
    ['Like', true],
  ] as const) {
    await screen.press(matched ? 'View the profile of Juma' : 'View the profile of Asha');
    const sheet = await until(() => {
      const found = document.querySelector('dialog[open]');
      if (!found) throw new Error(`no sheet in ${screen.text()}`);
      return found;
    });
    await screen.pressElement([...sheet.querySelectorAll('button')].find((each) => each.textContent === button));
    const { body, reply } = await page.api.take(swipePath);
    expect(JSON.parse(body)).toEqual({ target_profile_id: matched ? 8 : 7, matched });
    expect(document.querySelector('dialog[open]')).toBeNull();
    reply({ body: { matched: false, match: null } });
    await page.requestsUnderWay();
  }
});

test('a decision that failed did not happen, and a used-up limit is told here', async () => {
  const { page, screen, names } = await openLikes();
  for (const [code, title] of [
    ['own_profile', 'Action failed'],
    ['daily_limit_reached', 'Today’s swipes are used up'],
  ] as const) {
    await screen.press('Pass Asha');
    (await page.api.take(swipePath)).reply(refusal(code));
    await until(() => expect(page.toast()).toBe(title));
    await until(() => expect(document.querySelector('[data-leaving]')).toBeNull());
    expect(names()).toHaveLength(2);
  }
});

test('a decision that was stored is told of no limit that was used up before, and can be taken back', async () => {
  const { page, screen } = await openLikes();
  const { dayLimits } = await import('../shared/allowances/day-limits.ts');
  const { toastStore } = await import('../ui/layers/toast-store.ts');
  dayLimits.write({ swipes: Date.now() + 3_600_000 });
  await screen.press('Like back, Juma');
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await until(() => expect(page.toast()).toBe('You liked the profile!'));
  await screen.press('Pass Asha');
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await until(() => expect(page.toast()).toBe('You passed Asha.'));
  await page.api.take(likesPath);
  screen.show(toastStore.read()?.action);
  await screen.pressElement(document.querySelector('button'));
  expect(JSON.parse((await page.api.take('POST /api/profiles/rewind/')).body)).toEqual({
    target_profile_id: 7,
    matched: false,
  });
});

test('whoever was answered on another device leaves the list, and a pass that does not count says so', async () => {
  const { page, screen, names } = await openLikes();
  const { decidedProfile } = await import('../shared/deck/decided-profile.ts');
  decidedProfile.write(9);
  expect(await page.requestsUnderWay()).toBe(0);
  decidedProfile.write(8);
  (await page.api.take(likesPath)).reply(listOf(asha));
  await until(() => expect(names()).toEqual(['Like back, Asha, 30']));
  const { toastStore } = await import('../ui/layers/toast-store.ts');
  const told = new Set<string | undefined>();
  onTestFinished(toastStore.subscribe(() => told.add(page.toast())));
  await screen.press('Pass Asha');
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null, standing: 'like' } });
  (await page.api.take(likesPath)).reply(listOf());
  await until(() => expect(names()).toEqual([]));
  expect([...told]).toEqual(['You liked Asha on your other device']);
});

test('a card that is answered here has left before the list is fetched, which would take its focus away', async () => {
  const { page, screen } = await openLikes();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await screen.press('Like back, Asha');
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await until(() => expect(page.toast()).toBe('You liked the profile!'));
  expect([document.querySelectorAll('[data-leaving]').length, await page.requestsUnderWay()]).toEqual([1, 0]);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  (await page.api.take(likesPath)).reply(listOf());
});
