import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { anyFunction, call, part } from '../../../testing/note-given.tsx';
import { until } from '../../../testing/until.ts';
import { person } from './moving-cards.fixture.ts';
import type { Swipes } from './swipes/use-swipes.ts';
import { openPart } from '../../../testing/open-part.tsx';

const member = { profile: { id: 1, isVerified: true, interests: [], location: '' } };
const swipeButtons = { SwipeButtons: 'features/discovery/deck/cards/swipe-buttons.tsx' };

test('the row below the deck has Pass and Like by touch, while there is a card, and Undo always', async () => {
  const { given, show } = await openPart(
    {
      ...swipeButtons,
      UndoControl: 'features/discovery/deck/swipes/undo-control.tsx',
    },
    member,
  );
  const { SwipeControls } = await import('./swipes/swipe-controls.tsx');
  const onPress = vi.fn();
  const swipes = { pending: undefined } as Swipes;
  const row = { swipes, touch: true, loading: false, shown: true, describedBy: 'card-7', onPress };
  const shown = [];
  for (const changed of [
    {},
    { loading: true },
    { swipes: { pending: 'swipe' } as Swipes },
    { swipes: { pending: 'rewind' } as Swipes },
    { touch: false },
    { shown: false },
  ]) {
    await show(<SwipeControls {...row} {...changed} />);
    if (given['SwipeButtons']) await show(<>{given['SwipeButtons']['children']}</>);
    await until(() => expect(given['UndoControl']).toBeDefined());
    expect(given['UndoControl']).toEqual({ swipes: changed.swipes ?? swipes });
    await show(<SwipeControls {...row} {...changed} />);
    const { busy, disabled, deal, describedBy, onPress: press } = given['SwipeButtons'] ?? {};
    shown.push(given['SwipeButtons'] && [busy, disabled, deal, describedBy, press === onPress]);
  }
  expect(shown).toEqual([
    [false, false, 0, 'card-7', true],
    [false, true, 1, 'card-7', true],
    [true, false, 0, 'card-7', true],
    [true, false, 0, 'card-7', true],
    undefined,
    undefined,
  ]);
});

test('the card on top gets its flight, its return and what its swipes do', async () => {
  const { given, show } = await openPart(
    {
      ...swipeButtons,
      SwipeCard: 'features/discovery/deck/swipe-card/swipe-card.tsx',
    },
    member,
  );
  const { CardStack } = await import('./cards/card-stack.tsx');
  const { ProfileCard } = await import('./cards/profile-card.tsx');
  const [seven, eight] = [person(7), person(8)];
  const on = { onSwipe: vi.fn(async () => true), onGone: vi.fn(), onPreview: vi.fn(), onPress: vi.fn() };
  const accepts = () => true;
  const ref = { current: null };
  const stack = { ref, cards: [seven, eight], leaving: [], touch: false, pending: undefined, accepts, ...on };
  await show(<CardStack {...stack} returned={{ id: 8, from: 'left' }} />);
  const moves = { onSwipe: anyFunction, onGone: anyFunction, stamps: expect.anything() as unknown };
  const card = { profile: seven, current: true, upcoming: false, onPreview: anyFunction };
  const top = { ref, accepts, from: undefined, ...moves, onProgress: anyFunction, children: part(ProfileCard, card) };
  expect(given['SwipeCard']).toEqual(top);
  expect(given['SwipeButtons']).toMatchObject({ busy: false, describedBy: 'card-7', onPress: on.onPress });
  call(given['SwipeCard'], 'onSwipe', 'left');
  call(given['SwipeCard'], 'onSwipe', 'right');
  call(given['SwipeCard'], 'onGone');
  const inside = given['SwipeCard']?.['children'] as ReactElement<Record<string, unknown>> | undefined;
  call(inside?.props, 'onPreview');
  const { calls } = on.onSwipe.mock as { calls: unknown[] };
  expect([calls, on.onGone.mock.calls, on.onPreview.mock.calls]).toEqual([
    [
      [seven, false],
      [seven, true],
    ],
    [[seven]],
    [[seven]],
  ]);
  await show(<CardStack {...stack} pending="rewind" returned={{ id: 7, from: 'right' }} />);
  expect(given['SwipeCard']?.['from']).toBe('right');
  expect(given['SwipeButtons']?.['busy']).toBe(true);
  // The last one that is drawn is the one that flies off.
  await show(<CardStack {...stack} cards={[eight]} leaving={[seven]} returned={undefined} />);
  const flying = part(ProfileCard, { ...card, current: false });
  expect(given['SwipeCard']).toEqual({ accepts, from: undefined, ...moves, onProgress: undefined, children: flying });
});

test('the filters are given as they are chosen, and each choice changes its own and keeps the others', async () => {
  const { page, given, show } = await openPart(
    {
      AgeRange: 'ui/controls/age-range.tsx',
      Select: 'ui/controls/select.tsx',
      ChoiceChips: 'ui/controls/chip.tsx',
      FiltersFoot: 'features/discovery/deck/filters/filters-foot.tsx',
    },
    member,
  );
  page.client.setQueryDefaults(['preferences'], { staleTime: Infinity });
  page.client.setQueryData(['preferences'], { is_chosen: false });
  vi.doMock('../../../ui/controls/chip.tsx', () => ({
    ChoiceChips: (props: Record<string, unknown>) => {
      given[String(props['name'])] = { ...props };
      return null;
    },
    RemovableChip: () => null,
  }));
  const { FilterChoices } = await import('./filters/filter-choices.tsx');
  const { deckRequest, noFilters } = await import('./filters/filter-rules.ts');
  const change = vi.fn();
  const onShow = vi.fn();
  const filters = { orientation: ['queer'], gender: ['male'], ageRange: [30, 40], location: 'Lamu' } as const;
  const query = deckRequest('', noFilters);
  await show(<FilterChoices narrowing={{ search: 'chai', filters, change, query }} onShow={onShow} />);
  const foot = { chosen: deckRequest('chai', filters), settled: query, onShow };
  expect(given['FiltersFoot']).toEqual(foot);
  expect(given['AgeRange']).toMatchObject({ min: 18, max: 65, value: [30, 40] });
  expect([
    given['Select']?.['value'],
    given['filter-gender']?.['value'],
    given['filter-orientation']?.['value'],
  ]).toEqual(['Lamu', 'male', 'queer']);
  const chosen: unknown[] = [];
  for (const [control, value, changed] of [
    ['AgeRange', [31, 40], { ageRange: [31, 40] }],
    ['AgeRange', [18, 50], { ageRange: null }],
    ['Select', 'Kisumu', { location: 'Kisumu' }],
    ['Select', '', { location: '' }],
    ['filter-gender', 'female', { gender: ['female'] }],
    ['filter-gender', '', { gender: [] }],
    ['filter-orientation', 'gay', { orientation: ['gay'] }],
    ['filter-orientation', '', { orientation: [] }],
  ] as const) {
    call(given[control], 'onChange', value);
    chosen.push([{ search: 'chai', filters: { ...filters, ...changed } }]);
  }
  expect(change.mock.calls).toEqual(chosen);
});

test('the dialog of a match gives its faces and its buttons that match, and its head closes it', async () => {
  const { screen, given, show } = await openPart(
    {
      MatchPortraits: 'features/discovery/deck/match/match-portraits.tsx',
      MatchActions: 'features/discovery/deck/match/match-actions.tsx',
    },
    member,
  );
  const { MatchDialog } = await import('./match/match-dialog.tsx');
  const onClose = vi.fn();
  const newMatch = { match: matchWith(7), interests: ['Yoga'], more: 2 };
  await show(<MatchDialog newMatch={newMatch} onClose={onClose} />);
  expect([given['MatchPortraits'], given['MatchActions']]).toEqual([{ match: newMatch.match }, { newMatch, onClose }]);
  await screen.press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the head of the deck searches and filters, and on a low screen the search is in the filters', async () => {
  const { given, show } = await openPart(
    {
      SearchBox: 'ui/controls/search-box.tsx',
      FiltersPopover: 'features/discovery/deck/filters/filters-popover.tsx',
    },
    member,
  );
  const { DeckHeader } = await import('./deck-header.tsx');
  const { deckRequest, noFilters } = await import('./filters/filter-rules.ts');
  const change = vi.fn();
  const filters = { ...noFilters, location: 'Lamu' };
  const narrowing = { search: 'chai', filters, change, query: deckRequest('chai', filters) };
  for (const isLow of [false, true]) {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isLow }));
    await show(<DeckHeader key={String(isLow)} narrowing={narrowing} />);
    const inFilters = given['FiltersPopover']?.['searchBox'];
    expect([given['FiltersPopover']?.['narrowing'], inFilters === false]).toEqual([narrowing, !isLow]);
    if (isLow) await show(<>{inFilters}</>);
    const box = { maxLength: 100, placeholder: 'Search by name, interests...', value: 'chai' };
    expect(given['SearchBox']).toMatchObject({ ...box, onSearch: anyFunction });
    call(given['SearchBox'], 'onSearch', 'kahawa');
  }
  expect(change.mock.calls).toEqual([[{ search: 'kahawa', filters }], [{ search: 'kahawa', filters }]]);
});
