import { expect, test } from 'vitest';
import { countyOf, neighboursOf } from '@mwanzo/contract/counties';
import { townNames } from '@mwanzo/contract/town-names';
import { nearHints, nearRows, townOf } from './near-rows.ts';

test.each([
  ['Thika', 'Thika'],
  [' thika , Kiambu', 'Thika'],
  ['Kilimani, Nairobi', 'Nairobi'],
  ['Thika Road, Nairobi', 'Nairobi'],
  ['my village', null],
  ['', null],
])('the town of "%s" is %s', (location, town) => {
  expect(townOf(location)).toBe(town);
});

test('each choice of nearness says what it means for this member', () => {
  expect(nearHints('Thika')).toEqual({
    town: 'Thika',
    county: 'Kiambu County',
    neighbours: 'Nairobi, Kajiado, Nakuru and 3 more',
    anywhere: 'All 47 counties',
  });
  expect(nearHints('Mandera').neighbours).toBe('Wajir');
});

test('where town and county are the same, the town is left out unless it is chosen', () => {
  expect(nearRows('Thika', 'county').map(({ value, label }) => [value, label])).toEqual([
    ['town', 'My town'],
    ['county', 'My county'],
    ['neighbours', 'Neighbouring counties'],
    ['anywhere', 'Everywhere in Kenya'],
  ]);
  const values = (...args: Parameters<typeof nearRows>) => nearRows(...args).map(({ value }) => value);
  expect(values('Nairobi', 'county')).toEqual(['county', 'neighbours', 'anywhere']);
  expect(values('Nairobi', 'town')).toEqual(['town', 'county', 'neighbours', 'anywhere']);
  expect(values('Thika', 'county')).toEqual(['town', 'county', 'neighbours', 'anywhere']);
});

test('a place that nobody knows leaves all choices, without a meaning', () => {
  expect(nearRows('my village', 'anywhere').map(({ value, hint }) => [value, hint])).toEqual([
    ['town', undefined],
    ['county', undefined],
    ['neighbours', undefined],
    ['anywhere', 'All 47 counties'],
  ]);
});

test('of the neighbouring counties three are named, and the others are counted', () => {
  for (const town of townNames) {
    const county = countyOf(town);
    const named = nearHints(town).neighbours ?? '';
    const [, counted = '0'] = /and (\d+) more$/.exec(named) ?? [];
    const places = named.replace(/ and \d+ more$/, '').split(', ');
    expect([
      town,
      places.length + Number(counted),
      places.length <= 3,
      counted !== '0' || !named.includes(' more'),
    ]).toEqual([town, county === null ? 0 : neighboursOf(county).length, true, true]);
  }
});
