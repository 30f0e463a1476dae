import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.ts';
import { showScreen } from '../../../../testing/show-screen.tsx';
import { until } from '../../../../testing/until.ts';
import { deckRequest, noFilters, type DeckFilters } from './filter-rules.ts';

const countPath = 'GET /api/profiles/discover/count/';
const all: DeckFilters = { orientation: ['gay'], gender: ['trans'], ageRange: [20, 40], location: 'Lamu' };

/** Opens the deck's header with these filters, and the filters below it. */
async function openFilters(filters: DeckFilters, search = 'chai') {
  const page = await openPage();
  page.client.setQueryDefaults(['preferences'], { staleTime: Infinity });
  page.client.setQueryData(['preferences'], { min_age: 24, max_age: 100, is_chosen: true });
  vi.stubGlobal('innerWidth', 390);
  const { DeckHeader } = await import('../deck-header.tsx');
  const changes: { search: string; filters: DeckFilters }[] = [];
  let settle: () => void = () => undefined;
  function Header() {
    const [chosen, setChosen] = useState({ search, filters });
    const [query, setQuery] = useState(deckRequest(search, filters));
    settle = () => setQuery(deckRequest(chosen.search, chosen.filters));
    const change = (next: typeof chosen) => {
      changes.push(next);
      setChosen(next);
    };
    return <DeckHeader narrowing={{ ...chosen, change, query }} />;
  }
  const screen = await showScreen(page, <Header />);
  const popover = document.querySelector('dialog');
  if (!popover) throw new Error('no filters');
  const hidePopover = vi.fn();
  Object.assign(popover, { hidePopover });
  // The code of the filters loads at the first touch.
  page.dispatch('pointerdown');
  screen.dispatch(popover, 'beforetoggle', { newState: 'open' });
  await until(() => expect(screen.text()).toContain('Age range'));
  const count = async (reply: object) => {
    const asked = await page.api.take(countPath);
    asked.reply(reply);
    await page.settled();
    return Object.fromEntries(new URLSearchParams(asked.request.split('?')[1]));
  };
  return {
    screen,
    popover,
    hidePopover,
    count,
    last: () => changes.at(-1),
    settle: async () => {
      settle();
      await page.requestsUnderWay();
    },
  };
}

test.each<[string, DeckFilters]>([
  ['Remove Gay', { ...all, orientation: [] }],
  ['Remove Trans', { ...all, gender: [] }],
  ['Remove Lamu', { ...all, location: '' }],
  ['Clear all', noFilters],
])('“%s” removes that and leaves the rest, and the word of the search', async (name, expected) => {
  const { screen, popover, last } = await openFilters(all);
  await screen.press(name);
  expect(last()).toEqual({ search: 'chai', filters: expected });
  if (name === 'Clear all') expect(document.activeElement).toBe(popover);
});

test('each control changes its own filter, and All lifts it', async () => {
  const { screen, last } = await openFilters(all);
  const radio = async (name: string, value: string) => {
    await screen.pressElement(document.querySelector<HTMLElement>(`input[name="filter-${name}"][value="${value}"]`));
    return last()?.filters;
  };
  expect(await radio('gender', 'female')).toEqual({ ...all, gender: ['female'] });
  expect(await radio('orientation', 'queer')).toEqual({ ...all, gender: ['female'], orientation: ['queer'] });
  expect(await radio('gender', '')).toEqual({ ...all, gender: [], orientation: ['queer'] });
  expect(await radio('orientation', '')).toEqual({ ...all, gender: [], orientation: [] });
  const towns = await screen.field('Location');
  towns.value = 'Kisumu';
  screen.dispatch(towns, 'change');
  expect(last()).toEqual({ search: 'chai', filters: { ...all, gender: [], orientation: [], location: 'Kisumu' } });
});

test('the ages begin where the deck looks, and are no filter once they are back there', async () => {
  const { screen, last } = await openFilters(noFilters);
  const value = async (name: string) => (await screen.field(name)).value;
  expect([await value('Minimum age'), await value('Maximum age')]).toEqual(['24', '65']);
  await screen.type('Minimum age', '30');
  expect(last()?.filters.ageRange).toEqual([30, 65]);
  await screen.type('Minimum age', '24');
  expect(last()?.filters.ageRange).toBeNull();
});

test('another word of the search leaves the filters, which the header says are on', async () => {
  const { screen, last } = await openFilters(all);
  expect(screen.text()).toContain('Showing filtered results');
  await screen.type('Search by name, interests...', 'tea');
  expect(last()).toEqual({ search: 'tea', filters: all });
  await screen.press('Clear all');
  expect(screen.text()).not.toContain('Showing filtered results');
});

test('a number is never that of earlier filters, may be missing, and Show closes the sheet', async () => {
  const { screen, hidePopover, count, settle } = await openFilters(all);
  const isUnknown = () => document.querySelector('[aria-live="polite"] > [aria-hidden]') !== null;
  const query = { search: 'chai', orientation: 'gay', gender: 'trans', location: 'Lamu', min_age: '20', max_age: '40' };
  expect(await count({ body: { about: 40 } })).toEqual(query);
  expect(screen.text()).toContain('About 40 people fit');
  // The towns are those of the contract.
  await expect(screen.words().replaceAll(/ +option\n +".+"\n/g, '')).toMatchFileSnapshot('./in-words/filters.txt');
  await screen.press('Remove Lamu');
  expect([screen.text().includes('people fit'), isUnknown()]).toEqual([false, true]);
  await settle();
  const { location: _, ...wider } = query;
  expect(await count({ status: 403 })).toEqual(wider);
  expect([screen.text().includes('people fit'), isUnknown()]).toEqual([false, false]);
  await screen.press('Show');
  expect(hidePopover).toHaveBeenCalledOnce();
  await screen.press('Close');
  expect(hidePopover).toHaveBeenCalledTimes(2);
});
