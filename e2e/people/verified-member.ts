import { apiRequest } from '../server/api-requests.ts';
import { approveVerification } from './approve-verification.ts';
import { choosePreferences } from './choose-preferences.ts';
import { toForm, type PhotoFile } from './photo-files.ts';
import { swipe } from './swipe.ts';
import { makeWaitingMember, type WaitingMember } from './waiting-member.ts';

/**
 * Makes a member who may like.
 * @param photo the member's first photo; none if it is left out
 */
export async function makeVerifiedMember(photo?: PhotoFile): Promise<WaitingMember> {
  const member = await makeWaitingMember();
  const body = { name: member.name, age: 30, location: 'Nairobi' };
  await apiRequest('PUT', '/api/profiles/me', { token: member.token, body });
  if (photo) await apiRequest('POST', '/api/profiles/me/photos/', { token: member.token, body: toForm({ photo }) });
  await approveVerification(member.id);
  await choosePreferences(member.token);
  return member;
}

/** The first one likes the second. From then on, no other test's deck shows them. */
export async function likeFirst(first: WaitingMember, second: WaitingMember): Promise<void> {
  await swipe(first.token, second.id, 'like');
  for (const { token } of [first, second])
    await apiRequest('PATCH', '/api/profiles/me', { token, body: { shown_to: 'liked' } });
}

/** Makes a match: the first one likes first. */
export async function makeMatch(first: WaitingMember, second: WaitingMember): Promise<void> {
  await likeFirst(first, second);
  await swipe(second.token, first.id, 'like');
}
