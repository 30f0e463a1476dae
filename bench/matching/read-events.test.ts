import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';
import { readEvents } from './read-events.ts';

test('a table may quote commas, quotes and line breaks, and end its lines in both ways', () => {
  expect(readCsv('\u{feff}a,b,c\r\n"60,521",x,\n"say ""so""","two\nlines",3\n')).toEqual([
    { a: '60,521', b: 'x', c: '' },
    { a: 'say "so"', b: 'two\nlines', c: '3' },
  ]);
  expect(readCsv('a,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
});

const headings = 'iid,pid,wave,gender,age,goal,hiking,yoga,dec,dec_o,match,attr,like,prob,order,round,race,income';
const rows = [
  '1,3,7,0,27,2,9,3,1,0,0,5,5,5,1,2,4,"60,000"',
  '1,4,7,0,27,2,9,3,1,1,1,5,5,5,2,2,4,"60,000"',
  '3,1,7,1,30,2,8,7,0,1,0,5,5,5,1,2,1,',
  '4,1,7,1,,1,,10,1,1,1,5,5,5,2,2,1,',
  '4,5,7,1,,1,,10,1,1,1,5,5,5,2,2,1,',
];
const [event] = readEvents([headings, ...rows].join('\n'));

test('a pair has both answers, and one with a single answer is left out', () => {
  expect(event?.people.map(({ id }) => id)).toEqual([1, 3, 4]);
  expect(event?.pairs).toEqual([
    { one: 0, other: 1, oneLikes: true, otherLikes: false },
    { one: 0, other: 2, oneLikes: true, otherLikes: true },
  ]);
});

test('what somebody rated 7 and more is an interest, and what is missing is not known', () => {
  expect(event?.people.map(({ profile }) => profile.interests)).toEqual([['hiking'], ['hiking', 'yoga'], ['yoga']]);
  expect(event?.people.map(({ profile }) => profile.age)).toEqual([27, 30, null]);
});

test('columns that tell an answer, an order, a race or an income change nothing', () => {
  const used = new Set(['iid', 'pid', 'wave', 'age', 'goal', 'hiking', 'yoga', 'dec']);
  const names = headings.split(',');
  const changed = readCsv([headings, ...rows].join('\n')).map((row) =>
    names.map((name) => (used.has(name) ? row[name] : '9')).join(','),
  );
  expect(readEvents([headings, ...changed].join('\n'))).toEqual([event]);
});
