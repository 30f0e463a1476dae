import { expect, test } from 'vitest';
import { acceptedLanguage } from './request-language.ts';

const accepted = (...entries: string[]) => acceptedLanguage({ 'accept-language': entries.join(',') });
const unknown = (count: number) => Array.from({ length: count }, () => 'xx;q=0.9');

test('the first language of a browser that there is is taken, without its weight', () => {
  expect(accepted('fr-FR', ' sw-KE;q=0.9', 'en;q=0.8')).toBe('sw');
  expect(acceptedLanguage({})).toBe('en');
});

test('of a header with thousands of languages the first twenty are read', () => {
  expect(accepted(...unknown(19), 'sw')).toBe('sw');
  expect(accepted(...unknown(20), 'sw', ...unknown(5000))).toBe('en');
});
