import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { taskTurns } from '../../../../testing/run-hook.tsx';
import { until } from '../../../../testing/until.ts';
import type { Deck } from '../cards/use-deck.ts';

const swipePath = 'POST /api/profiles/like-pass/';
const [asha, juma] = [
  { id: 7, name: 'Asha', interests: ['Music'] },
  { id: 8, name: 'Juma', interests: [] },
] as unknown as [VisibleProfile, VisibleProfile];

/** Starts the swipes of a deck with two cards. */
async function startSwipes() {
  const page = await openPage();
  const { useSwipes } = await import('./use-swipes.ts');
  const deck = { advance: vi.fn(), putBack: vi.fn(), reload: vi.fn(), startOver: vi.fn() };
  const inStatus = (status: Deck['state']['status']): Deck => ({
    ...deck,
    state: { cards: [asha, juma], status, decided: new Set(), hasFound: true, refillDue: false },
  });
  const swipes = page.run((given: Deck) => useSwipes(given, true), inStatus('ready'));
  return { page, deck, swipes, inStatus };
}

test('the deck moves on only when the server has stored the swipe', async () => {
  const { page, deck, swipes } = await startSwipes();
  // The swipe says how long the decision took, by the real clock.
  page.steps.leaveOut();
  const swiped = swipes.now().swipe(asha, false);
  const { body, reply } = await page.api.take(swipePath);
  expect(JSON.parse(body)).toEqual({
    target_profile_id: 7,
    matched: false,
    deciding_ms: expect.any(Number),
    place: 1,
    looked: 0,
  });
  await until(() => expect(swipes.now()).toMatchObject({ pending: 'swipe', leaving: [asha] }));
  expect(deck.advance).not.toHaveBeenCalled();
  reply({ body: { matched: false, match: null } });
  expect(await swiped).toBe(true);
  expect(deck.advance.mock.calls).toEqual([[7]]);
  await until(() => expect(swipes.now()).toMatchObject({ pending: undefined, last: { profile: asha, liked: false } }));
});

test('an answer says its time and the place of its card; the next card is in sight while one leaves', async () => {
  let now = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { page, swipes } = await startSwipes();
  const hintsOf = async (profile: VisibleProfile, ms: number) => {
    now += ms;
    const swiped = swipes.now().swipe(profile, false);
    const { body, reply } = await page.api.take(swipePath);
    now += 100;
    reply({ body: { matched: false, match: null } });
    await swiped;
    const { deciding_ms, place } = JSON.parse(body);
    return { deciding_ms, place };
  };
  expect(await hintsOf(asha, 900)).toEqual({ deciding_ms: 900, place: 1 });
  expect(await hintsOf(juma, 250)).toEqual({ deciding_ms: 350, place: 2 });
});

test('an answer says if the member has turned a photo or opened the profile, or has seen all photos', async () => {
  const { page, swipes } = await startSwipes();
  const { showPhoto } = await import('../../../../ui/photos/shown-photo.ts');
  const photo = { id: 1, thumb: 't.webp', medium: 'm.webp', large: 'l.webp' };
  const person = (id: number) => ({ ...asha, id, photos: [photo, photo, photo] }) as unknown as VisibleProfile;
  const lookedAt = async (id: number) => {
    const swiped = swipes.now().swipe(person(id), true);
    const { body, reply } = await page.api.take(swipePath);
    reply({ body: { matched: false, match: null } });
    await swiped;
    return JSON.parse(body).looked;
  };
  expect(await lookedAt(1)).toBe(0);
  showPhoto(2, 1);
  expect(await lookedAt(3)).toBe(0);
  showPhoto(4, 1);
  showPhoto(4, 0);
  expect(await lookedAt(4)).toBe(1);
  showPhoto(5, 1);
  showPhoto(5, 2);
  expect(await lookedAt(5)).toBe(2);
  swipes.now().noteOpened(6);
  expect(await lookedAt(6)).toBe(1);
  expect(await lookedAt(7)).toBe(0);
});

test('from the press on a second one can see that the first is being decided', async () => {
  const { page, swipes } = await startSwipes();
  const swiped = swipes.now().swipe(asha, true);
  expect(swipes.now().deciding.current).toBe(true);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await swiped;
  expect(swipes.now().deciding.current).toBe(false);
});

test('a failed swipe brings the card back and frees the next press', async () => {
  const { page, deck, swipes } = await startSwipes();
  const swiped = swipes.now().swipe(asha, true);
  (await page.api.take(swipePath)).reply({ status: 400 });
  expect(await swiped).toBe(false);
  expect([deck.advance.mock.calls, swipes.now().deciding.current]).toEqual([[], false]);
  await until(() => expect(swipes.now()).toMatchObject({ pending: undefined, leaving: [], last: undefined }));
});

test.each([true, false])('a card that leaves to be kept sends no like; kept: %s', async (isKept) => {
  const { page, deck, swipes } = await startSwipes();
  swipes.now().nextKeep.current = () => Promise.resolve(isKept ? 'away' : undefined);
  expect(await swipes.now().swipe(asha, true)).toBe(isKept);
  expect(await page.requestsUnderWay()).toBe(0);
  expect(deck.advance.mock.calls).toEqual(isKept ? [[7]] : []);
  // It is no match and no decision that Undo takes back, and the next one is a swipe again.
  await until(() => expect(swipes.now().pending).toBeUndefined());
  expect([swipes.now().last, swipes.now().newMatch]).toEqual([undefined, undefined]);
  const passed = swipes.now().swipe(juma, false);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  expect(await passed).toBe(true);
});

test('the last decision can be taken back, a like too, unless it made a match', async () => {
  const { page, swipes } = await startSwipes();
  const decide = async (profile: VisibleProfile, liked: boolean, match: { id: number } | null) => {
    const swiped = swipes.now().swipe(profile, liked);
    (await page.api.take(swipePath)).reply({ body: { matched: match !== null, match } });
    await swiped;
  };
  await decide(asha, false, null);
  await until(() => expect(swipes.now().last).toEqual({ profile: asha, liked: false }));
  await decide(juma, true, null);
  await until(() => expect(swipes.now().last).toEqual({ profile: juma, liked: true }));
  await decide(asha, true, { id: 7 });
  await until(() => expect(swipes.now().last).toBeUndefined());
});

test('a failed swipe leaves the pass before it to be taken back', async () => {
  const { page, swipes } = await startSwipes();
  const passed = swipes.now().swipe(asha, false);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await passed;
  const failed = swipes.now().swipe(juma, true);
  (await page.api.take(swipePath)).reply({ status: 400 });
  await failed;
  await until(() => expect(swipes.now()).toMatchObject({ pending: undefined, last: { profile: asha } }));
});

test('a match is shown with the interests of the card, until it is closed', async () => {
  const { page, swipes } = await startSwipes();
  const swiped = swipes.now().swipe(asha, true);
  (await page.api.take(swipePath)).reply({ body: { matched: true, match: { id: 7 } } });
  await swiped;
  await until(() => expect(swipes.now().newMatch).toEqual({ ...asha, match: { id: 7 } }));
  swipes.now().closeMatch();
  await until(() => expect(swipes.now().newMatch).toBeUndefined());
});

test('cards that are flying off are forgotten when the deck loads from scratch, and not at a refill', async () => {
  const { page, swipes, inStatus } = await startSwipes();
  const swiped = swipes.now().swipe(asha, false);
  const { reply } = await page.api.take(swipePath);
  await until(() => expect(swipes.now().leaving).toEqual([asha]));
  swipes.change(inStatus('refilling'));
  await taskTurns();
  expect(swipes.now().leaving).toEqual([asha]);
  swipes.change(inStatus('loading'));
  await until(() => expect(swipes.now().leaving).toEqual([]));
  reply({ body: { matched: false, match: null } });
  await swiped;
});

test('a card that is taken back returns from its side, and Undo stays only after a failure', async () => {
  const { page, deck, swipes } = await startSwipes();
  const passed = swipes.now().swipe(asha, false);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await passed;
  swipes.now().startRewind();
  await until(() => expect(swipes.now().pending).toBe('rewind'));
  swipes.now().endRewind(undefined);
  await until(() => expect(swipes.now()).toMatchObject({ pending: undefined, last: { profile: asha } }));
  swipes.now().endRewind(asha);
  await until(() => expect(swipes.now().last).toBeUndefined());
  expect(deck.putBack.mock.calls).toEqual([[asha, 'left']]);
  swipes.now().endRewind(null);
  expect(deck.putBack).toHaveBeenCalledTimes(1);
  const liked = swipes.now().swipe(juma, true);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await liked;
  await until(() => expect(swipes.now().last?.profile).toBe(juma));
  swipes.now().endRewind(juma);
  expect(deck.putBack).toHaveBeenLastCalledWith(juma, 'right');
});

test('a decision that stays is not offered to be taken back again', async () => {
  const { page, swipes, deck } = await startSwipes();
  const passed = swipes.now().swipe(asha, false);
  (await page.api.take(swipePath)).reply({ body: { matched: false, match: null } });
  await passed;
  await until(() => expect(swipes.now().last?.profile).toBe(asha));
  swipes.now().endRewind(null);
  await until(() => expect(swipes.now().last).toBeUndefined());
  expect(deck.putBack).not.toHaveBeenCalled();
});

test('whose card has come back is said while it is the current one', async () => {
  const { swipes, inStatus } = await startSwipes();
  const { state, ...deck } = inStatus('ready');
  const withReturned = (id: number): Deck => ({ ...deck, state: { ...state, returned: { id, from: 'left' } } });
  expect(swipes.now().returned).toBeUndefined();
  swipes.change(withReturned(7));
  expect(swipes.now().returned).toBe('Asha');
  swipes.change(withReturned(8));
  expect(swipes.now().returned).toBeUndefined();
});
