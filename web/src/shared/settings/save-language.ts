import type { Language } from '@mwanzo/contract/language';
import { request } from '../../api/request.ts';
import { logFailure } from '../../device/log-failure.ts';

/** A choice of language waits this long for the server before it takes effect anyway, in ms. */
const patienceMs = 1500;

let latest: Language = 'en';
let telling: Promise<void> | undefined;

/**
 * Tells the server in which language to write pushes and mails. It never fails: without a network the page changes its
 * language, and the server keeps the earlier one until the next choice. A choice that is made meanwhile is told
 * afterwards, since the server would keep whichever arrives last.
 *
 * @returns the latest choice
 */
export async function saveLanguage(language: Language): Promise<Language> {
  latest = language;
  telling ??= tellLatest().finally(() => (telling = undefined));
  await telling;
  return latest;
}

async function tellLatest(): Promise<void> {
  for (let told: Language | undefined; told !== latest;) {
    told = latest;
    await tellServer(told);
  }
}

async function tellServer(language: Language): Promise<void> {
  try {
    await request('PATCH /api/account/settings/', { body: { language }, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    logFailure('Could not save the language', error);
  }
}
