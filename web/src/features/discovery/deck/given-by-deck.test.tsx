import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { exampleLast, matchWith } from '../../../testing/example-match.ts';
import { anyFunction, call, noteGiven } from '../../../testing/note-given.tsx';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { DeckEndProps } from './deck-end-props.ts';
import { person } from './moving-cards.fixture.ts';
import { openPart } from '../../../testing/open-part.tsx';

const deckPath = 'GET /api/profiles/discover/';
const swipePath = 'POST /api/profiles/like-pass/';
const nothing = () => undefined;

/** Opens the deck, whose parts only note what they are given. */
async function openDeck({ touch = false } = {}) {
  const given = noteGiven({
    DeckHeader: 'features/discovery/deck/deck-header.tsx',
    CardStack: 'features/discovery/deck/cards/card-stack.tsx',
    SwipeControls: 'features/discovery/deck/swipes/swipe-controls.tsx',
    MatchDialog: 'features/discovery/deck/match/match-dialog.tsx',
    KeptLine: 'features/discovery/deck/cards/kept-line.tsx',
    KeyLine: 'features/discovery/deck/key-line.tsx',
  });
  const note = (name: string) => (props: object) => {
    given[name] = { ...props };
    return <i>{name}</i>;
  };
  const [Extras, Pane] = [note('Extras'), note('Pane')];
  const End: (props: DeckEndProps) => ReactElement = note('End');
  const onPreview = vi.fn();
  const page = await openPage({ profile: { id: 1, isVerified: true, interests: [], location: '' } });
  if (touch) vi.stubGlobal('ontouchstart', null);
  const { DiscoverScreen } = await import('./discover-screen.tsx');
  const screen = await showScreen(
    page,
    <DiscoverScreen onPreview={onPreview} notice={<b>Notice</b>} Extras={Extras} End={End} Pane={Pane} />,
  );
  page.dispatch('pointerdown');
  const load = async (...cards: object[]) => {
    (await page.api.take(deckPath)).reply({ body: cards });
    await page.settled();
  };
  /** Screen readers hear that the cards load, and then which one is there. */
  const said = () => screen.all('output', '').map(({ textContent }) => textContent);
  return { page, screen, given, onPreview, load, said };
}

const [seven, eight, nine] = [person(7, { is_kept: true }), person(8), person(9)];

test.each([false, true])('the deck gives its parts the cards and what each does, by touch: %s', async (touch) => {
  const { screen, given, onPreview, load, said } = await openDeck({ touch });
  const handlers = { accepts: anyFunction, onSwipe: anyFunction, onGone: anyFunction, onPreview: anyFunction };
  const swipes = expect.objectContaining({ pending: undefined, swipe: anyFunction }) as unknown;
  const controls = { touch, swipes, onPress: anyFunction };
  expect(given['SwipeControls']).toEqual({ ...controls, loading: true, shown: true, describedBy: undefined });
  expect([given['CardStack'], given['Pane']]).toEqual([undefined, { profile: undefined }]);
  expect(said()).toEqual(['Finding your perfect matches...', '']);
  await load(seven, eight, nine);
  await until(() => expect(given['KeptLine']).toEqual({ name: 'Person 7' }));
  expect(said()).toEqual(['', 'Person 7, 27, Kisumu']);
  const stack = { cards: [seven, eight, nine], leaving: [], touch, pending: undefined, returned: undefined };
  const ref = expect.anything() as unknown;
  expect(given['CardStack']).toEqual({ ...stack, ...handlers, onPress: anyFunction, ref });
  const shown = { ...controls, loading: false, shown: true, describedBy: 'card-7' };
  expect(given['SwipeControls']).toEqual(shown);
  expect(given['SwipeControls']?.['onPress']).toBe(given['CardStack']?.['onPress']);
  expect([given['Pane'], given['Extras']]).toEqual([{ profile: seven }, { decided: 0, onChanged: anyFunction }]);
  expect(given['MatchDialog']).toEqual({ newMatch: undefined, onClose: anyFunction });
  expect(given['DeckHeader']?.['narrowing']).toMatchObject({ search: '', query: { min_age: 18 } });
  expect(screen.text()).toContain('Notice');
  call(given['CardStack'], 'onPreview', seven);
  expect(onPreview.mock.calls).toEqual([[seven]]);
  call(given['Extras'], 'onChanged');
  await load(eight);
  expect(given['CardStack']?.['cards']).toEqual([eight]);
});

test('a swipe that makes a match shows it, and the card is gone for all parts', async () => {
  const { page, given, load } = await openDeck();
  await load(seven, eight, nine, person(10));
  const swiped = call(given['CardStack'], 'onSwipe', seven, true);
  const { body, reply } = await page.api.take(swipePath);
  const hints = { deciding_ms: expect.any(Number) as number, place: 1, looked: 0 };
  expect(JSON.parse(body)).toEqual({ target_profile_id: 7, matched: true, ...hints });
  expect(given['CardStack']).toMatchObject({ pending: 'swipe', leaving: [seven], cards: [seven, eight, nine, {}] });
  const match = matchWith(7);
  reply({ body: { matched: true, match } });
  expect(await swiped).toBe(true);
  await page.requestsUnderWay();
  expect(given['MatchDialog']?.['newMatch']).toEqual({ ...seven, match });
  expect([given['Pane'], given['Extras']?.['decided']]).toEqual([{ profile: eight }, 1]);
  expect(given['CardStack']).toMatchObject({ pending: undefined, cards: [eight, nine, {}] });
  call(given['CardStack'], 'onGone', seven);
  call(given['MatchDialog'], 'onClose');
  await page.requestsUnderWay();
  expect([given['CardStack']?.['leaving'], given['MatchDialog']?.['newMatch']]).toEqual([[], undefined]);
});

test('the end of the deck knows what narrows it and what was asked, and its buttons load again', async () => {
  const { page, given, load, said } = await openDeck();
  await load();
  expect(said()).toEqual(['', 'No profiles found']);
  const query = { min_age: 18, max_age: 50, ages: 'preferred' };
  const end = { failed: false, narrowed: false, searched: '', decidedAll: false, query };
  expect(given['End']).toEqual({ ...end, onRefresh: anyFunction, onClear: anyFunction });
  expect(given['SwipeControls']).toMatchObject({ shown: false, loading: false, describedBy: undefined });
  for (const act of ['onRefresh', 'onClear']) {
    call(given['End'], act);
    (await page.api.take(deckPath)).reply({ status: 403 });
    await page.settled();
    expect([given['End'], said()]).toMatchObject([{ ...end, failed: true }, ['', '']]);
  }
});

/** A member with the badge. */
const member = { profile: { id: 1, isVerified: true, interests: [], location: '' } };

test('a single photo of two faces has sides, and no steps of several photos', async () => {
  const { given, show } = await openPart({ PhotoSteps: 'ui/photos/photo-steps.tsx' }, member);
  const { CardPhotoSteps } = await import('./cards/card-photo-steps.tsx');
  for (const [sources, kind] of [
    [['/one.webp'], 'sides'],
    [['/one.webp', '/two.webp'], 'photos'],
  ] as const) {
    await show(<CardPhotoSteps profileId={7} sources={[...sources]} count={2} current />);
    expect(given['PhotoSteps']).toEqual({ profileId: 7, count: 2, kind });
  }
});

test('a card gives its photo what it needs: the first at once, the next one later, and a turned one', async () => {
  const { page, given, show } = await openPart(
    {
      Photo: 'ui/photos/photo.tsx',
      CardPhotoSteps: 'features/discovery/deck/cards/card-photo-steps.tsx',
      SharperPhoto: 'ui/photos/sharper-photo.tsx',
      ProfileTags: 'ui/words/profile-tags.tsx',
      CardText: 'features/discovery/deck/cards/card-text.tsx',
    },
    member,
  );
  const { ProfileCard } = await import('./cards/profile-card.tsx');
  const { showPhoto } = await import('../../../ui/photos/shown-photo.ts');
  const two = person(7, { photos: ['/one.webp', '/two.webp'], photo: '/one.webp', intent: 'friends' });
  const [one, second] = ['one', 'two'].map((name) => expect.stringMatching(new RegExp(`/${name}.webp$`)) as unknown);
  const looks = { alt: 'Person 7', largest: 480, position: '50% 24%' };
  await show(<ProfileCard profile={two} current onPreview={nothing} />);
  expect(given['Photo']).toMatchObject({ ...looks, src: one, eager: true, upcoming: false });
  const steps = { profileId: 7, sources: [one, second], count: 2 };
  expect(given['CardPhotoSteps']).toEqual({ ...steps, current: true });
  expect(given['SharperPhoto']).toMatchObject({ src: one, name: 'Person 7' });
  expect(given['ProfileTags']).toEqual({ town: 'Kisumu', intent: 'Looking for friends', reason: undefined });
  expect(given['CardText']).toEqual({ profile: two, face: { words: 'Lake person.' }, turns: true });
  showPhoto(7, 1);
  await page.requestsUnderWay();
  expect([given['Photo']?.['src'], given['SharperPhoto']?.['src']]).toEqual([second, second]);
  await show(<ProfileCard profile={person(8, { photos: [] })} upcoming onPreview={nothing} />);
  expect(given['Photo']).toMatchObject({ alt: 'Person 8', eager: false, upcoming: true });
  expect(given['CardText']?.['turns']).toBe(false);
});

test.each([
  ['swipes', true, undefined, '/topup'],
  ['profiles', true, 'why', '/topup'],
  ['profiles', false, undefined, '/verify'],
] as const)(
  'a used-up limit of %s, verified %s: why, who waits, and the way on',
  async (kind, isVerified, why, way) => {
    const limit = { LimitState: 'ui/frames/limit-state.tsx', TextLink: 'ui/words/text-link.tsx' };
    const { page, given, show } = await openPart(limit, { profile: { ...member.profile, isVerified } });
    const { DayLimit } = await import('./day-limit.tsx');
    const { dayLimits } = await import('../../../shared/allowances/day-limits.ts');
    const ends = Date.now() + 3_600_000;
    dayLimits.write({ swipes: ends, profiles: ends + 1 });
    const lastOf = (sender: number) => ({ last_message: { ...exampleLast, sender } });
    const matches = [matchWith(7, lastOf(7)), matchWith(8, lastOf(1)), matchWith(9, lastOf(1))];
    page.client.setQueryData<object[]>(['matches'], matches);
    const onOver = vi.fn();
    await show(<DayLimit kind={kind} onOver={onOver} />);
    const state = { kind, why: why && (expect.any(String) as string), waiting: 1, onOver: anyFunction };
    const known = { ...state, until: kind === 'swipes' ? ends : ends + 1, actions: expect.anything() as unknown };
    expect(given['LimitState']).toEqual(known);
    call(given['LimitState'], 'onOver');
    expect(onOver).toHaveBeenCalledOnce();
    expect(dayLimits.read()).toEqual(kind === 'swipes' ? { profiles: ends + 1 } : { swipes: ends });
    await show(<>{given['LimitState']?.['actions'] as ReactElement}</>);
    expect(given['TextLink']?.['to']).toBe(way);
  },
);
