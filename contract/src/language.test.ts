import { expect, test } from 'vitest';
import { keptLanguage, languageCookie, languageCookieSeconds, languages, preferredLanguage } from './language.ts';

test.each([
  ['sw', ['sw']],
  ['sw', ['sw-KE', 'en']],
  ['sw', ['SW-TZ']],
  ['en', ['en-KE', 'sw']],
  ['sw', ['luo', 'sw', 'en']],
  ['en', ['fr', 'de']],
  ['en', ['swg']],
  ['en', ['', '*']],
  ['en', []],
] as const)('%s is chosen for a browser that prefers %j', (language, tags) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test.each([
  ['sw', 'mwanzo.language=sw'],
  ['en', 'other=1; mwanzo.language=en; more=2'],
  [undefined, ''],
  [undefined, 'mwanzo.language=klingon'],
  [undefined, 'my-mwanzo.language=sw'],
])('%s is the choice stored in "%s"', (language, cookies) => {
  expect(keptLanguage(cookies)).toBe(language);
});

test('the languages, and the cookie of a choice, which lasts for a year, are those that browsers hold already', () => {
  expect([languages, languageCookie, languageCookieSeconds]).toEqual([['en', 'sw'], 'mwanzo.language', 31_536_000]);
});
