import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const token = 'abc123'.repeat(8);

test.each([
  [`/api/till/${token}/`, '/api/till/…'],
  [`/api/till/${token}`, '/api/till/…'],
  [`//api//till//${token}?x=${token}`, '//api//till/…'],
  [`/API/TILL/${token}`, '/API/TILL/…'],
  ['/api/matches/?search=amina', '/api/matches/'],
])('no log names the secret or the query of %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
