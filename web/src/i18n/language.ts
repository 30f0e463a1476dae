import {
  keptLanguage,
  languageCookie,
  languageCookieSeconds,
  preferredLanguage,
  type Language,
} from '@mwanzo/contract/language';

let chosen: Language | undefined;

/** The name of each language in that language, for readers who know no other. */
export const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };

/** Returns the stored choice, otherwise the browser's preference. */
function chooseLanguage(): Language {
  return typeof document === 'undefined'
    ? 'en'
    : (keptLanguage(document.cookie) ?? preferredLanguage(navigator.languages));
}

/** Returns the language of this document. It stays the same even if another tab chooses another one. */
export function currentLanguage(): Language {
  chosen ??= chooseLanguage();
  return chosen;
}

/** Returns the language that is not the current one. */
export function otherLanguage(): Language {
  return currentLanguage() === 'en' ? 'sw' : 'en';
}

/** Returns the current language as a locale: "en-KE" or "sw-KE". */
export function currentLocale(): string {
  return `${currentLanguage()}-KE`;
}

/** Stores the choice, which takes effect in the next document. */
export function storeLanguage(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
}

/** Sets the document's language, and renews a stored choice for another year. */
export function startLanguage(): void {
  document.documentElement.lang = currentLocale();
  const kept = keptLanguage(document.cookie);
  if (kept) storeLanguage(kept);
}

/** Says whether another tab, or the landing page, has changed the language since this document was loaded. */
export function isLanguageOutdated(): boolean {
  return chooseLanguage() !== currentLanguage();
}

/** Runs a synchronous render of a prerendered page in the given language. */
export function renderInLanguage<T>(language: Language, render: () => T): T {
  const before = chosen;
  chosen = language;
  try {
    return render();
  } finally {
    chosen = before;
  }
}
