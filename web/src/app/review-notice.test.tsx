import type { Kept } from '@mwanzo/contract/people/keeps';
import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import type { DiscoverHandle } from '../features/discovery/deck/use-discover-handle.ts';
import { openPage } from '../testing/open-page.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { until } from '../testing/until.ts';

const juma = { id: 7, name: 'Juma', age: 30, photo: null, photos: [], photo_details: [] } as unknown as VisibleProfile;
const keepsPath = 'GET /api/keeps/';
const kept: Kept = { ...juma, id: 8, name: 'Asha', kept_at: '2026-11-21T09:00:00.000Z' };

/** Opens the deck of a member whose documents are in review and who keeps these people. */
async function openReview(people: readonly Kept[] = []) {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  page.storage.setItem('mwanzo.verification', JSON.stringify({ owner: 1, status: 'pending', decide_by: null }));
  const { ReviewNotice } = await import('./review-notice.tsx');
  const { keepOffer } = await import('../shared/keeps/keep-offer.ts');
  const { toastStore } = await import('../ui/layers/toast-store.ts');
  const { useStore } = await import('../state/store.ts');
  const Action = () => useStore(toastStore)?.action;
  const nextKeep: DiscoverHandle['swipes']['nextKeep'] = { current: undefined };
  const [swipe, putBack, startOver] = [vi.fn(), vi.fn(), vi.fn()];
  const deck = {
    deck: { state: { cards: [juma] }, putBack, startOver },
    swipes: { pending: undefined, nextKeep },
    card: { current: { swipe } },
  } as unknown as DiscoverHandle;
  const screen = await showScreen(
    page,
    <>
      <ReviewNotice deck={{ current: deck }} />
      <Action />
    </>,
  );
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'pending', decide_by: null } });
  (await page.api.take(keepsPath)).reply({ body: people });
  await page.settled();
  const offer = async () => {
    keepOffer.read()?.(juma);
    await page.requestsUnderWay();
  };
  return { page, screen, keepOffer, offer, swipe, putBack, startOver, nextKeep };
}

test('whoever cannot be liked yet is kept once, leaves the deck to the right, and comes back at "Undo"', async () => {
  const { page, screen, offer, swipe, putBack, nextKeep } = await openReview();
  await offer();
  await screen.press('Keep for later');
  expect([screen.text().includes('Keep for later'), swipe.mock.calls]).toEqual([false, [['right']]]);
  const keeping = nextKeep.current?.();
  const { body, reply } = await page.api.take('POST /api/keeps/');
  expect(JSON.parse(body)).toEqual({ user_id: 7 });
  reply({ status: 201 });
  expect(await keeping).toBe('away');
  expect(page.toast()).toBe('Juma is kept for later');
  await until(() => expect(screen.text()).toContain('1 person kept for later'));
  // On a folded card the number is not on the screen, but it is said.
  const names = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toContainEqual(expect.stringMatching(/^In review.*\. .?1.? person kept for later$/));
  await screen.press('Undo');
  expect(putBack).not.toHaveBeenCalled();
  (await page.api.take('DELETE /api/keeps/7/')).reply({ status: 204 });
  await until(() => expect(putBack.mock.calls).toEqual([[juma, 'right']]));
  expect(screen.text()).not.toContain('kept for later');
});

test('a member who has submitted nothing asks for no list of kept people', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const { ReviewNotice } = await import('./review-notice.tsx');
  await showScreen(page, <ReviewNotice deck={{ current: null }} />);
  (await page.api.take('GET /api/verify/')).reply({ body: { status: 'none' } });
  await page.settled();
  expect(await page.requestsUnderWay()).toBe(0);
});

test('whoever could not be kept, or not be taken off again, stays where they are', async () => {
  const { page, screen, offer, putBack, nextKeep } = await openReview();
  await offer();
  await screen.press('Keep for later');
  const failing = nextKeep.current?.();
  (await page.api.take('POST /api/keeps/')).reply({ hangUp: true });
  expect([await failing, page.toast()]).toEqual([undefined, 'Action failed']);
  (await page.api.take(keepsPath)).reply({ body: [] });
  const keeping = nextKeep.current?.();
  (await page.api.take('POST /api/keeps/')).reply({ status: 201 });
  await keeping;
  await screen.press('Undo');
  (await page.api.take('DELETE /api/keeps/7/')).reply({ hangUp: true });
  await until(() => expect(page.toast()).toBe('Action failed'));
  expect(putBack).not.toHaveBeenCalled();
});

test('an offer that is put away keeps nobody', async () => {
  const { page, screen, offer, swipe } = await openReview();
  await offer();
  await screen.press('Not now');
  expect([screen.text().includes('Keep for later'), swipe.mock.calls, await page.requestsUnderWay()]).toEqual([
    false,
    [],
    0,
  ]);
});

test('the list opens from the card and closes, and somebody who is taken off it can be kept again', async () => {
  const { page, screen } = await openReview([kept]);
  const isOpen = () => document.querySelector('dialog[open]') !== null;
  await screen.press('In review');
  expect(isOpen()).toBe(true);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/review-notice.txt');
  await screen.press('Take Asha off the list');
  (await page.api.take('DELETE /api/keeps/8/')).reply({ status: 204 });
  await until(() => expect(page.toast()).toBe('Asha is off your list'));
  await screen.press('Undo');
  expect(JSON.parse((await page.api.take('POST /api/keeps/')).body)).toEqual({ user_id: 8 });
  await screen.press('Back');
  expect(isOpen()).toBe(false);
});

test('a full list offers itself in place of the card, and takes the place of the offer', async () => {
  const { keptMax } = await import('@mwanzo/contract/limits');
  const people = Array.from({ length: keptMax }, (_, index) => ({ ...kept, id: 100 + index }));
  const { screen, offer, swipe } = await openReview(people);
  await offer();
  await screen.press('Your list is full');
  expect([document.querySelectorAll('dialog[open]').length, swipe.mock.calls]).toEqual([1, []]);
  expect(screen.all('h2', 'Kept for later')).toHaveLength(1);
});

test('what another device has kept is there when the member comes back', async () => {
  const { page, screen } = await openReview();
  page.dispatch('visibilitychange');
  (await page.api.take(keepsPath)).reply({ body: [kept] });
  await until(() => expect(screen.text()).toContain('1 person kept for later'));
});

test('the badge takes the place of the card and of an open offer, and the deck begins again once', async () => {
  const { page, screen, offer, startOver } = await openReview([kept]);
  await offer();
  const { setProfile } = page.session;
  for (const name of ['Asha', 'Asha A.'])
    setProfile({ id: 1, name, isVerified: true } as unknown as Parameters<typeof setProfile>[0]);
  await page.requestsUnderWay();
  expect(screen.text()).not.toMatch(/Keep for later|kept for later|In review/);
  expect(startOver).toHaveBeenCalledOnce();
});

test('a deck that was left makes no offer', async () => {
  const { screen, keepOffer } = await openReview();
  expect(keepOffer.read()).toBeDefined();
  screen.show(null);
  expect(keepOffer.read()).toBeUndefined();
});
