import { expect, test } from 'vitest';
import { placeOf, textFilterOf } from './place-and-text.ts';

test.each([
  [undefined, null],
  ['', null],
  ['Kisumu', ['Kisumu']],
  ['kisumu', ['Kisumu']],
  ['Milimani, Kisumu', ['Kisumu']],
  ['Nowhere', null],
])('the place %j names the towns %j', (location, towns) => {
  expect(placeOf({ location })).toEqual(towns);
});

test.each([
  [{}, null],
  [{ search: '' }, null],
  [{ location: 'Kisumu' }, null],
  [{ search: '', location: 'Kisumu' }, null],
  [{ search: 'Ámina HIK' }, { words: ['amina', 'hik'], location: null }],
  [
    { search: 'Amina', location: 'Kisumu' },
    { words: ['amina'], location: null },
  ],
  [{ location: 'Nówhere' }, { words: [], location: 'nowhere' }],
  [
    { search: '', location: 'Nowhere' },
    { words: [], location: 'nowhere' },
  ],
  [
    { search: 'Amina', location: 'Nowhere' },
    { words: ['amina'], location: 'nowhere' },
  ],
  [{ search: '%' }, 'nothing'],
  [{ location: '%' }, 'nothing'],
  [{ search: 'Amina', location: '%' }, 'nothing'],
  [{ search: '%', location: 'Kisumu' }, 'nothing'],
  [{ search: '%', location: 'Nowhere' }, 'nothing'],
])('of %j the text %j is searched for', (query, filter) => {
  expect(textFilterOf(query)).toEqual(filter);
});
