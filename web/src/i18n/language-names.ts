import type { Language } from '@mwanzo/contract/language';

/** The name of each language in that language, for readers who know no other. */
export const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili' };
