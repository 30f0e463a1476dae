import type { OwnProfile, VisibleProfile } from '@mwanzo/contract/people/profiles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { textLimits } from '@mwanzo/contract/limits';
import { expect, test, vi } from 'vitest';
import { profileOf } from '../../../testing/example-profile.ts';
import { openPage } from '../../../testing/open-page.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { showScreen } from '../../../testing/show-screen.tsx';
import { CardStack } from './cards/card-stack.tsx';
import { cardWords } from './cards/card-words.ts';
import { DeckHeader } from './deck-header.tsx';
import { DeckSkeleton } from './cards/deck-skeleton.tsx';
import { EmptyDeck } from './empty-deck.tsx';
import { FilterChoices } from './filters/filter-choices.tsx';
import { deckRequest, noFilters, type DeckFilters } from './filters/filter-rules.ts';
import { ProfileCard } from './cards/profile-card.tsx';
import { SwipeButtons } from './cards/swipe-buttons.tsx';

// Deferred components listen for the first touch.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined));

const nothing = () => undefined;
const narrowedBy = (filters: DeckFilters) => ({
  search: '',
  filters,
  change: nothing,
  query: deckRequest('', noFilters),
});
const filterMarkup = (changed: Partial<DeckFilters> = {}) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <FilterChoices narrowing={narrowedBy({ ...noFilters, ...changed })} onShow={nothing} />
    </QueryClientProvider>,
  );

const akinyi = profileOf(7, {
  name: 'Akinyi',
  bio: 'Lake person.',
  photo: '/media/one.webp',
  photos: ['/media/one.webp', '/media/two.webp'],
  interests: ['Music', 'Cooking'],
  isVerified: true,
  user: { id: 7, gender: 'female', orientation: 'straight', birthday: null },
});

test('the header has a title, a hint, a search box and a filter button that says when filters are active', () => {
  const header = (filtersActive: boolean) =>
    renderScreen(<DeckHeader narrowing={narrowedBy({ ...noFilters, location: filtersActive ? 'Lamu' : '' })} />);
  expect(textOf(header(false))).toContain('|Discover|Swipe right to like, left to pass|');
  expect(header(false)).toContain('placeholder="Search by name, interests..."');
  expect(header(false)).toContain(`maxLength="${textLimits.searchMax}"`);
  expect(header(false)).toContain('aria-label="Filters"');
  expect(header(true)).toContain('aria-label="Filters, active"');
});

test('a loading deck says so, and is as high as its cards', () => {
  expect(textOf(renderScreen(<DeckSkeleton />))).toContain('Finding your perfect matches...');
  expect(renderScreen(<DeckSkeleton />)).toMatch(/^<div[^>]*class="[^"]*\bh-105\b/);
});

test('a narrowed deck without cards has both buttons, and says below which word nobody matches', () => {
  const empty = (searched: string, decidedAll = false) =>
    textOf(
      renderScreen(
        <EmptyDeck narrowed searched={searched} decidedAll={decidedAll} onRefresh={nothing} onClear={nothing} />,
      ),
    );
  const words =
    /\|No profiles found\|No profiles match your current filters\. Try refreshing or clearing your filters below\.\|/;
  for (const searched of ['', 'chai']) {
    expect(empty(searched)).toMatch(words);
    expect(empty(searched)).toMatch(/Refresh\|.*Clear Filters\|/);
  }
  expect(empty('')).not.toContain('name or interests match');
  expect(empty('chai')).toMatch(/Clear Filters\|.*Nobody’s name or interests match “chai”/);
  expect(empty('chai', true)).toMatch(/Clear Filters\|.*That was everybody whom “chai” finds\./);
  expect(empty('chai', true)).not.toContain('Check the spelling');
});

const card = (changed: Partial<VisibleProfile> = {}) =>
  renderScreen(<ProfileCard profile={{ ...akinyi, ...changed }} onPreview={nothing} />);

test('a card shows the first photo, name and age, location, interests joined by commas, and bio', () => {
  expect(card()).toContain('src="/media/one.webp"');
  expect(card()).not.toContain('two.webp');
  for (const text of ['Akinyi, 27', 'Kisumu', 'Music, Cooking', 'Lake person.'])
    expect(textOf(card()).replaceAll(/\|+(?=,| \d)/g, '')).toContain(text);
});

test('a card says what somebody is looking for only if they show it', () => {
  expect(textOf(card({ intent: 'relationship' }))).toContain('|Looking for a relationship|');
  expect(textOf(card())).not.toContain('Looking for');
});

test('a card says in one line what a screen reader tells about it', () => {
  const own = { interests: ['Cooking'], location: 'Lamu' } as unknown as OwnProfile;
  expect(cardWords({ ...akinyi, intent: 'friends' }, own)).toBe(
    'Akinyi, 27, Verified, Kisumu, Looking for friends, You both cook, Photo 1 of 2',
  );
  expect(cardWords({ ...akinyi, age: null, isVerified: false, photos: [] }, null)).toBe('Akinyi, Kisumu');
});

test('a card shows a single photo or the first of a list, and a placeholder without any', () => {
  expect(card({ photos: [] })).toContain('src="/media/one.webp"');
  const without = card({ photo: null, photos: [] });
  expect(without).not.toContain('<img');
  expect(without).toContain('role="img" aria-label="Akinyi"');
});

test('Pass and Like are on the card without touch and not with touch; the deck is 420 px high', () => {
  const stack = (touch: boolean) =>
    renderScreen(
      <CardStack
        ref={null}
        cards={[akinyi]}
        leaving={[]}
        touch={touch}
        pending={undefined}
        returned={undefined}
        accepts={() => true}
        onSwipe={async () => true}
        onGone={nothing}
        onPreview={nothing}
        onPress={nothing}
      />,
    );
  expect(stack(false)).toMatch(/data-swipe="left".*data-swipe="right"/s);
  expect(stack(true)).not.toContain('data-swipe');
  // 105 steps of 4 px.
  expect(stack(true)).toMatch(/<section[^>]*class="[^"]*\bh-105\b/);
});

test('Pass and Like are disabled while a swipe’s request is in flight', () => {
  const buttons = (busy: boolean) =>
    [...renderScreen(<SwipeButtons busy={busy} />).matchAll(/<button[^>]*>/g)].map(([button]) =>
      button.includes('aria-disabled="true"'),
    );
  expect(buttons(true)).toEqual([true, true]);
  expect(buttons(false)).toEqual([false, false]);
});

test('with the next cards both buttons are new, so that a press that began before does not count', async () => {
  const screen = await showScreen(await openPage(), <SwipeButtons deal={0} />);
  const buttons = () => ['Pass', 'Like'].map((name) => screen.all('button', name)[0]);
  const before = buttons();
  screen.show(<SwipeButtons deal={0} />);
  expect(buttons().map((button, at) => button === before[at])).toEqual([true, true]);
  screen.show(<SwipeButtons deal={1} />);
  expect(buttons().map((button, at) => button === before[at])).toEqual([false, false]);
});

test('the filters offer first what people use first', () => {
  const order = textOf(filterMarkup());
  const places = ['Age range', 'Location', 'Gender', 'Orientation'].map((name) => order.indexOf(`|${name}|`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('the filters offer All first, then the options in the order of docs/product/filters.md', () => {
  const options = (name: string) =>
    [...filterMarkup().matchAll(/<label[^>]*><input([^>]*)>([^<]*)<\/label>/g)]
      .filter(([, input = '']) => input.includes(`name="filter-${name}"`))
      .map(([, , label]) => label);
  expect(options('orientation')).toEqual([
    'All',
    'Lesbian',
    'Bisexual',
    'Pansexual',
    'Queer',
    'Straight',
    'Gay',
    'Asexual',
    'Other',
  ]);
  expect(options('gender')).toEqual(['All', 'Male', 'Non-binary', 'Trans', 'Genderfluid', 'Female']);
  expect(textOf(filterMarkup())).toContain('|All Locations|Nairobi|Mombasa|Kisumu|Nakuru|Eldoret|');
});

test('the age slider goes from 18 to 65 in steps of 1, and starts at 18 to 50', () => {
  const sliders = [...filterMarkup().matchAll(/<input type="range"[^>]*>/g)].map(([slider]) => slider);
  expect(sliders).toHaveLength(2);
  for (const slider of sliders) expect(slider).toMatch(/min="18" max="65" step="1"/);
  expect(sliders.map((slider) => /value="(\d+)"/.exec(slider)?.[1])).toEqual(['18', '50']);
});

test('"Clear all" and the chips appear only while a filter is active', () => {
  expect(textOf(filterMarkup())).not.toContain('Clear all');
  const narrowed = filterMarkup({ orientation: ['gay'], gender: ['trans'], location: 'Lamu' });
  expect(textOf(narrowed)).toContain('|Clear all|');
  for (const chip of ['Remove Gay', 'Remove Trans', 'Remove Lamu']) expect(narrowed).toContain(`aria-label="${chip}"`);
  expect(textOf(filterMarkup({ ageRange: [20, 50] }))).toContain('|Clear all|');
});
