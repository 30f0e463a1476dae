import { keptLanguage, preferredLanguage, type Language } from '@mwanzo/contract/language';
import type { IncomingHttpHeaders } from 'node:http';

/** The language that the member has chosen in the web app, otherwise the one that the browser prefers. */
export function requestLanguage(headers: IncomingHttpHeaders): Language {
  return keptLanguage(headers.cookie ?? '') ?? acceptedLanguage(headers);
}

/** The most languages that are read. Browsers send a few. */
const entriesMax = 20;

/** Browsers list languages in order of preference, so the weights can be ignored. */
export function acceptedLanguage(headers: IncomingHttpHeaders): Language {
  const entries = (headers['accept-language'] ?? '').split(',', entriesMax);
  return preferredLanguage(entries.map((entry) => entry.split(';')[0]?.trim() ?? ''));
}
