import { onMemberChange } from '../../../../api/member-change.ts';
import { createStore } from '../../../../state/store.ts';

/** The id of the match whose sheet about calls is open. */
export const callConsentAsked = createStore<number | null>(null);

onMemberChange(() => callConsentAsked.write(null));

/** Closes the sheet about calls with this match. One about another match, which was opened meanwhile, stays. */
export function closeCallConsent(partnerId: number): void {
  if (callConsentAsked.read() === partnerId) callConsentAsked.write(null);
}
