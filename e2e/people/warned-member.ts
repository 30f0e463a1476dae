import { apiRequest, signIn } from '../server/api-requests.ts';
import { decideOnceSeen } from './decide-once-seen.ts';
import type { SignedUpMember } from './signed-up-member.ts';

interface ReportCase {
  readonly id: number;
  readonly user_id: number;
}

/** A reviewer warns a member whom somebody has reported. */
export async function warnMember({ id }: SignedUpMember, reviewer: string): Promise<void> {
  const { access: token } = await signIn(reviewer);
  const list = await apiRequest('GET', '/api/moderation/reports/', { token });
  const found = ((await list.json()) as ReportCase[]).find(({ user_id: about }) => about === id);
  if (!found) throw new Error(`Nobody has reported ${id}`);
  const path = `/api/moderation/reports/${found.id}`;
  // Other tests claim as the same reviewer, who holds one claim at a time.
  const body = { decision: 'warn', reason: 'harassment', note: 'Said something unkind' };
  await decideOnceSeen(`${path}/decide/`, { token, body }, async () => {
    await apiRequest('POST', `${path}/claim/`, { token });
  });
}
