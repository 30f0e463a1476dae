import { apiRequest, signIn } from '../server/api-requests.ts';
import { decideOnceSeen } from './decide-once-seen.ts';
import { makeWaitingMember } from './waiting-member.ts';

/**
 * Signs up a member whose documents a reviewer has refused.
 * @returns the e-mail address to sign in with
 */
export async function makeRejectedMember(): Promise<string> {
  const { id, email } = await makeWaitingMember();
  const { access: token } = await signIn('moderator@mwanzo.test');
  const list = (await (await apiRequest('GET', '/api/moderation/verifications/', { token })).json()) as {
    id: number;
    user_id: number;
  }[];
  const path = `/api/moderation/verifications/${list.find(({ user_id: user }) => user === id)?.id}`;
  await apiRequest('POST', `${path}/claim/`, { token });
  await decideOnceSeen(`${path}/decide/`, {
    token,
    body: { decision: 'reject', reason: 'The name on the ID is covered by your thumb.' },
  });
  return email;
}
