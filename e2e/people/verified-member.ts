import { apiRequest } from '../server/api-requests.ts';
import { approveVerification } from './approve-verification.ts';
import { choosePreferences } from './choose-preferences.ts';
import { swipe } from './swipe.ts';
import { makeWaitingMember, type WaitingMember } from './waiting-member.ts';

/** Somebody who may like, and whom no other test's deck deals. */
export async function makeVerifiedMember(): Promise<WaitingMember> {
  const member = await makeWaitingMember();
  await approveVerification(member.id);
  await choosePreferences(member.token);
  await apiRequest('PATCH', '/api/profiles/me', { token: member.token, body: { shown_to: 'liked' } });
  return member;
}

/** Makes a match: the first one likes first. */
export async function makeMatch(first: WaitingMember, second: WaitingMember): Promise<void> {
  await swipe(first.token, second.id, 'like');
  await swipe(second.token, first.id, 'like');
}
