export type Language = 'en' | 'sw';

const storageKey = 'mwanzo.language';

let chosen: Language | undefined;

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage can be forbidden (private windows, some embedded browsers); the browser's own language then decides.
    return null;
  }
}

/** Decides by the stored choice, else by the browser's first preferred language, else English. */
export function detectLanguage(stored: string | null, preferred: string | undefined): Language {
  if (stored === 'en' || stored === 'sw') return stored;
  return preferred !== undefined && /^sw\b/i.test(preferred) ? 'sw' : 'en';
}

export function currentLanguage(): Language {
  chosen ??= typeof window === 'undefined' ? 'en' : detectLanguage(readStored(), navigator.languages[0]);
  return chosen;
}

/** Stores the choice and loads the page anew, so that no text of the old language stays anywhere. */
export function setLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } finally {
    location.reload();
  }
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
