import type { Language } from '@mwanzo/contract/language';
import { request } from '../../api/request.ts';
import { logFailure } from '../../device/log-failure.ts';

/** A choice of language waits this long for the server before it takes effect anyway, in ms. */
const patienceMs = 1500;

/**
 * Tells the server in which language to write pushes and mails. It never fails: without a network the page changes its
 * language, and the server keeps the earlier one until the next choice.
 */
export async function saveLanguage(language: Language): Promise<void> {
  try {
    await request('PATCH /api/account/settings/', { body: { language }, signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    logFailure('Could not save the language', error);
  }
}
