import { beforeEach, expect, test, vi } from 'vitest';

/** Opens a document with this cookie, and the browser's languages. */
async function openDocument(cookie: string, languages: readonly string[] = ['en']) {
  const document = { cookie, documentElement: { lang: '' } };
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { languages });
  return { document, ...(await import('./language.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

test('a choice that is stored is kept for another year at each visit, and none is made for the member', async () => {
  const chosen = await openDocument('mwanzo.language=sw');
  chosen.startLanguage();
  expect([chosen.currentLanguage(), chosen.otherLanguage()]).toEqual(['sw', 'en']);
  expect(chosen.document.cookie).toMatch(/^mwanzo\.language=sw; path=\/; max-age=\d{8};/);
  expect(chosen.document.documentElement.lang).toBe('sw-KE');
});

test('without a choice the language is that of the browser, which is not stored', async () => {
  const { document, startLanguage } = await openDocument('', ['sw-TZ', 'en']);
  startLanguage();
  expect([document.documentElement.lang, document.cookie]).toEqual(['sw-KE', '']);
});

test('a document keeps its language when another tab chooses one, and knows that it is outdated', async () => {
  const { document, currentLanguage, otherLanguage, isLanguageOutdated } = await openDocument('');
  expect([currentLanguage(), otherLanguage(), isLanguageOutdated()]).toEqual(['en', 'sw', false]);
  document.cookie = 'mwanzo.language=sw';
  expect([currentLanguage(), otherLanguage(), isLanguageOutdated()]).toEqual(['en', 'sw', true]);
});

test('a choice is stored for a year, on all pages of the site alone, and holds from the next document on', async () => {
  const { document, currentLanguage, currentLocale, storeLanguage, languageNames } = await openDocument('', ['en']);
  expect(currentLanguage()).toBe('en');
  storeLanguage('sw');
  expect(document.cookie).toBe('mwanzo.language=sw; path=/; max-age=31536000; samesite=lax');
  expect([currentLanguage(), currentLocale()]).toEqual(['en', 'en-KE']);
  expect(languageNames).toEqual({ en: 'English', sw: 'Kiswahili' });
});

test('a stored choice holds against the browser’s languages, and without a document it is English', async () => {
  const { currentLanguage, otherLanguage } = await openDocument('mwanzo.language=en', ['sw-KE']);
  expect([currentLanguage(), otherLanguage()]).toEqual(['en', 'sw']);
  vi.resetModules();
  vi.stubGlobal('document', undefined);
  const prerendered = await import('./language.ts');
  expect([prerendered.currentLanguage(), prerendered.isLanguageOutdated()]).toEqual(['en', false]);
});
