import type { Language } from '@mwanzo/contract/language';

/** Each language in its own words, for those who cannot read the other. */
export const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };
