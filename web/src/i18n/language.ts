import {
  keptLanguage,
  languageCookie,
  languageCookieSeconds,
  preferredLanguage,
  type Language,
} from '@mwanzo/contract/language';

let chosen: Language | undefined;

/** The kept choice, else what the browser prefers. */
function chooseLanguage(): Language {
  return typeof document === 'undefined'
    ? 'en'
    : (keptLanguage(document.cookie) ?? preferredLanguage(navigator.languages));
}

/** The same from the first text of a document to its last, whatever is chosen in another tab meanwhile. */
export function currentLanguage(): Language {
  chosen ??= chooseLanguage();
  return chosen;
}

/** "en-KE" or "sw-KE". */
export function currentLocale(): string {
  return `${currentLanguage()}-KE`;
}

function keepLanguage(language: Language): void {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${languageCookieSeconds}; samesite=lax`;
}

/** Says the document's language, and keeps a choice for another year. */
export function startLanguage(): void {
  document.documentElement.lang = currentLocale();
  const kept = keptLanguage(document.cookie);
  if (kept) keepLanguage(kept);
}

/** Keeps the choice and loads the page anew, so that no text of the old language stays anywhere. */
export function setLanguage(language: Language): void {
  keepLanguage(language);
  location.reload();
}

/** Whether another tab, or the landing page, has changed the language since this document was loaded. */
export function isLanguageOutdated(): boolean {
  return chooseLanguage() !== currentLanguage();
}

/** Runs a synchronous render (the prerendered pages) in the given language. */
export function renderInLanguage<T>(language: Language, render: () => T): T {
  const before = chosen;
  chosen = language;
  try {
    return render();
  } finally {
    chosen = before;
  }
}
