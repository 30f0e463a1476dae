import { createMemberStore } from '../../../../api/member-change.ts';

/** The id of the match whose sheet about calls is open. */
export const callConsentAsked = createMemberStore<number | null>(null);

/** Closes the sheet about calls with this match. One about another match, which was opened meanwhile, stays. */
export function closeCallConsent(partnerId: number): void {
  if (callConsentAsked.read() === partnerId) callConsentAsked.write(null);
}
