import { genderFilters, orientations } from '@mwanzo/contract/people/options';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../../../testing/memory-storage.ts';
import { openPage } from '../../../../testing/open-page.ts';
import { noFilters } from './filter-rules.ts';

const chosen = {
  search: 'chai',
  filters: { orientation: ['queer'], gender: ['female'], ageRange: [25, 65], location: 'Lamu' },
} as const;
const nothing = { search: '', filters: noFilters };

/** Imports the module on a page where member 1 is signed in and the session storage holds this text. */
async function openKept(stored?: unknown) {
  await openPage();
  const storage = new MemoryStorage();
  if (stored !== undefined)
    storage.setItem('mwanzo.filters', typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.stubGlobal('sessionStorage', storage);
  return { ...(await import('./kept-filters.ts')), storage };
}

beforeEach(() => void vi.unstubAllGlobals());

test('search and filters are kept for the visit, until they are forgotten', async () => {
  const { keepFilters, readKeptFilters, forgetFilters, storage } = await openKept();
  expect(readKeptFilters()).toEqual(nothing);
  keepFilters(chosen);
  expect(readKeptFilters()).toMatchObject(chosen);
  forgetFilters();
  expect(storage.length).toBe(0);
});

test('that no ages were chosen is kept too', async () => {
  const { keepFilters, readKeptFilters } = await openKept();
  const withoutAges = { ...chosen, filters: { ...chosen.filters, ageRange: null } };
  keepFilters(withoutAges);
  expect(readKeptFilters()).toMatchObject(withoutAges);
});

test('another member starts without the filters of the one before', async () => {
  const { readKeptFilters } = await openKept({ user: 2, ...chosen });
  expect(readKeptFilters()).toEqual(nothing);
});

test.each([
  ['no JSON', '{oops'],
  ['a list', '[]'],
  ['nothing of it', { user: 1 }],
  ['an orientation that is no text', { user: 1, ...chosen, filters: { ...chosen.filters, orientation: [7] } }],
  ['genders that are no list', { user: 1, ...chosen, filters: { ...chosen.filters, gender: null } }],
  ['an age that is too low', { user: 1, ...chosen, filters: { ...chosen.filters, ageRange: [8, 20] } }],
  ['a location that is no text', { user: 1, ...chosen, filters: { ...chosen.filters, location: null } }],
])('corrupt filters are forgotten: %s', async (_, stored) => {
  const { readKeptFilters } = await openKept(stored);
  expect(readKeptFilters()).toEqual(nothing);
});

test('a denied storage is harmless', async () => {
  const { keepFilters, readKeptFilters, forgetFilters } = await openKept();
  vi.stubGlobal('sessionStorage', undefined);
  keepFilters(chosen);
  forgetFilters();
  expect(readKeptFilters()).toEqual(nothing);
});

test.each([
  ...orientations.map((value) => ({ orientation: [value] })),
  ...genderFilters.map((value) => ({ gender: [value] })),
])('every choice that the filters offer is kept: %j', async (choice) => {
  const { keepFilters, readKeptFilters } = await openKept();
  const kept = { ...chosen, filters: { ...chosen.filters, ...choice } };
  keepFilters(kept);
  expect(readKeptFilters()).toMatchObject(kept);
});
