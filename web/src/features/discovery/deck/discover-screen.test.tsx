import type { VisibleProfile } from '@mwanzo/contract/people/profiles';
import { expect, test, vi } from 'vitest';
import { matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { DeckEndProps } from './deck-end-props.ts';
import { person, stubMotion } from './moving-cards.fixture.ts';

const deckPath = 'GET /api/profiles/discover/';
const swipePath = 'POST /api/profiles/like-pass/';
const noMatch = { body: { matched: false, match: null } };

function End({ failed, narrowed, searched, decidedAll, onRefresh, onClear }: DeckEndProps) {
  return (
    <div>
      <p>{`End ${JSON.stringify({ failed, narrowed, searched, decidedAll })}`}</p>
      <button type="button" onClick={onRefresh}>
        Refresh
      </button>
      <button type="button" onClick={onClear}>
        Everybody
      </button>
    </div>
  );
}

const Extras = ({ decided }: { decided: number }) => <p>{`Decided ${decided}`}</p>;
const Pane = ({ profile }: { profile: VisibleProfile | undefined }) => <p>{`Pane of ${profile?.name ?? 'nobody'}`}</p>;

interface Opened {
  touch?: boolean;
  online?: boolean;
  kept?: object;
}

/** Opens the deck, whose cards have not arrived. */
async function openDeck({ touch = false, online = true, kept }: Opened = {}) {
  const page = await openPage({ profile: { id: 1, isVerified: true, interests: [], location: '' } });
  if (touch) vi.stubGlobal('ontouchstart', null);
  if (kept) sessionStorage.setItem('mwanzo.filters', JSON.stringify({ user: 1, search: '', ...kept }));
  page.setOnline(online);
  const { DiscoverScreen } = await import('./discover-screen.tsx');
  const { dayLimits } = await import('../../../shared/allowances/day-limits.ts');
  const screen = await showScreen(
    page,
    <DiscoverScreen onPreview={() => undefined} Extras={Extras} End={End} Pane={Pane} />,
  );
  const flights = stubMotion();
  // A large screen has the search beside the title, not in the filters.
  const listen = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: !query.includes('height < 500px'), ...listen }));
  // The code that few visits need loads at the first touch.
  page.dispatch('pointerdown');
  const take = async () => {
    const { request, reply } = await page.api.take(deckPath);
    return { query: Object.fromEntries(new URL(request.slice(4), 'http://here').searchParams), reply };
  };
  const load = async (...cards: VisibleProfile[]) => {
    (await take()).reply({ body: cards });
    await page.settled();
  };
  return {
    page,
    screen,
    dayLimits,
    take,
    load,
    /** Presses an arrow key, once the card on top was in sight. */
    arrow: async (key: 'ArrowLeft' | 'ArrowRight') => {
      await page.requestsUnderWay();
      page.dispatch('keydown', { key, timeStamp: performance.now() + 1000 });
      flights.at(-1)?.end();
      await page.requestsUnderWay();
    },
    end: () => /End (\{.*?\})/.exec(screen.text())?.[1],
  };
}
/** Resolves once the code that few visits need is there, and the card on top was in sight for long enough. */
const allThere = (keys = 4) =>
  until(() => {
    const parts = ['dialog', 'dialog[popover] [aria-hidden]', 'output', 'kbd', 'button[aria-busy]'];
    expect(parts.map((part) => document.querySelectorAll(part).length)).toEqual([2, 1, 3, keys, 0]);
  });
const five = [7, 8, 9, 10, 11].map((id) => person(id));

test('the arrow keys decide about the card on top, one request at a time, and the next card is announced', async () => {
  const { page, screen, load, arrow } = await openDeck();
  expect(screen.text()).toMatch(/Finding your perfect matches\.\.\..*Pane of nobody\|Decided 0/);
  await load(...five);
  expect(screen.text()).toMatch(/Person 7, 27, Kisumu.*Pane of Person 7/);
  await allThere();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/deck.txt');
  await arrow('ArrowLeft');
  await arrow('ArrowRight');
  expect(await page.requestsUnderWay()).toBe(1);
  const { body, reply } = await page.api.take(swipePath);
  expect(JSON.parse(body)).toMatchObject({ target_profile_id: 7, matched: false, place: 1 });
  reply(noMatch);
  await until(() => expect(screen.text()).toMatch(/Person 8, 27, Kisumu.*Pane of Person 8\|Decided 1/));
  await screen.key('z');
  const { reply: rewind } = await page.api.take('POST /api/profiles/rewind/');
  await arrow('ArrowRight');
  expect(await page.requestsUnderWay()).toBe(1);
  rewind({ status: 500, body: { code: 'internal', detail: '' } });
  await until(() => expect(page.toast()).toBe('Undo failed'));
  await arrow('ArrowRight');
  const liked = await page.api.take(swipePath);
  expect(JSON.parse(liked.body)).toMatchObject({ target_profile_id: 8, matched: true, place: 2 });
  liked.reply({ body: { matched: true, match: matchWith(8, { name: 'Person 8' }) } });
  await until(() => expect(screen.text()).toContain('You and Person 8 liked each other!'));
  await screen.press('Keep swiping');
  expect(screen.text()).not.toContain('liked each other');
});

test('after the last card the deck is looked for again, and is no empty one meanwhile', async () => {
  const { page, screen, load, take, arrow, end } = await openDeck();
  await load(person(7));
  await arrow('ArrowLeft');
  (await page.api.take(swipePath)).reply(noMatch);
  const more = await take();
  await until(() => expect(screen.text()).toContain('Finding your perfect matches...'));
  expect(end()).toBeUndefined();
  more.reply({ body: [] });
  await until(() => expect(end()).toBe('{"failed":false,"narrowed":false,"searched":"","decidedAll":true}'));
});

test('a decision says that the profile was opened first', async () => {
  const { page, screen, load, arrow } = await openDeck();
  await load(...five);
  await screen.press('View the profile of Person 7');
  await arrow('ArrowLeft');
  const { body, reply } = await page.api.take(swipePath);
  expect(JSON.parse(body)).toMatchObject({ target_profile_id: 7, looked: 1 });
  reply(noMatch);
});

test('by touch the buttons are below the deck, not for cards that load, and new ones for new cards', async () => {
  const { screen, load } = await openDeck({ touch: true });
  const loading = await screen.button('Pass');
  expect(loading.disabled).toBe(true);
  await load(...five);
  const pass = await screen.button('Pass');
  await allThere();
  await expect(screen.words()).toMatchFileSnapshot('./in-words/deck-by-touch.txt');
  expect([pass.disabled, pass === loading, screen.all('button', 'Pass').length]).toEqual([false, false, 1]);
});

test.each([
  ['the first', [{ is_kept: true as const }, {}], true],
  ['the second', [{}, { is_kept: true as const }], false],
])('%s card says above it that its person was kept', async (_, kept, isSaid) => {
  const { screen, load } = await openDeck();
  await load(...kept.map((fields, index) => person(index + 7, fields)));
  await until(() => expect(screen.text().includes('You kept Person 7')).toBe(isSaid));
});

test('a deck without anybody can be loaded again by either button', async () => {
  const { page, screen, load, end } = await openDeck();
  await load();
  const nobody = JSON.stringify({ failed: false, narrowed: false, searched: '', decidedAll: false });
  expect(end()).toBe(nobody);
  expect(screen.text()).toContain('No profiles found');
  for (const button of ['Refresh', 'Everybody']) {
    await screen.press(button);
    expect(await page.requestsUnderWay()).toBe(1);
    await load();
  }
});

test('a load that failed is no empty deck, says so, and can be tried again', async () => {
  const { page, screen, load, take, end } = await openDeck();
  (await take()).reply({ status: 403 });
  await page.settled();
  expect(end()).toContain('"failed":true');
  expect(screen.text()).not.toContain('No profiles found');
  expect(page.toast()).toBe('Loading failed');
  await screen.press('Refresh');
  await load(...five);
  await until(() => expect(screen.text()).toContain('Person 7'));
});

test('a search that finds nobody names its word, and to clear it loads the deck without it, once', async () => {
  const { page, screen, load, take, end } = await openDeck();
  await load(...five);
  await screen.type('Search by name, interests...', ' chai ');
  const found = await take();
  expect(found.query['search']).toBe('chai');
  found.reply({ body: [] });
  await page.settled();
  expect(end()).toBe(JSON.stringify({ failed: false, narrowed: true, searched: 'chai', decidedAll: false }));
  await screen.press('Everybody');
  expect((await screen.field('Search by name, interests...')).value).toBe('');
  const cleared = await take();
  expect(cleared.query['search']).toBeUndefined();
  expect(await page.requestsUnderWay()).toBe(1);
});

test('where a filter narrows the deck too, no word is blamed, and to clear it clears both', async () => {
  const filters = { orientation: [], gender: [], ageRange: null, location: 'Lamu' };
  const { screen, load, take, end } = await openDeck({ kept: { search: 'chai', filters } });
  await load();
  expect(end()).toBe(JSON.stringify({ failed: false, narrowed: true, searched: '', decidedAll: false }));
  await screen.press('Everybody');
  expect((await screen.field('Search by name, interests...')).value).toBe('');
  const { query } = await take();
  expect([query['search'], query['location']]).toEqual([undefined, undefined]);
});

test('once the day’s swipes are used up neither cards nor buttons are there', async () => {
  const { page, screen, load, dayLimits, end } = await openDeck({ touch: true });
  await load(...five);
  dayLimits.write({ swipes: Date.now() + 3_600_000 });
  await page.requestsUnderWay();
  expect([end() !== undefined, screen.all('h2', 'Person').length, screen.all('button', 'Pass').length]).toEqual([
    true,
    0,
    0,
  ]);
});

test('without a network a deck that cannot load says so', async () => {
  const { screen } = await openDeck({ online: false });
  await until(() => expect(screen.text()).toContain('You are offline'));
  await allThere(0);
  await expect(screen.words()).toMatchFileSnapshot('./in-words/offline-deck.txt');
});
