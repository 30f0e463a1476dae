import { logFailure } from './log-failure.ts';

const storageKey = 'mwanzo.pushOffer';

/**
 * Says whether the member has responded to the offer in this browser. It is made only once; the settings have a switch,
 * and whoever has used those switches has responded too.
 */
export function isOfferAnswered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch (error) {
    logFailure('Could not read the offer of pushes', error);
    return false;
  }
}

export function rememberOfferAnswer(): void {
  try {
    localStorage.setItem(storageKey, 'answered');
  } catch (error) {
    logFailure('Could not remember the offer of pushes', error);
  }
}
