import { decideOnceSeen } from './decide-once-seen.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';
import { makeSignedUpMember, type SignedUpMember } from './signed-up-member.ts';

interface Decided {
  readonly decision: 'dismiss' | 'warn' | 'suspend';
  readonly reason?: 'money' | 'harassment';
  /** ISO 8601 */
  readonly until?: string;
}

interface ReportCase {
  readonly id: number;
  readonly user_id: number;
}

/**
 * Reports a member, and the demo reviewer decides the report.
 * @returns the member who reported
 */
export async function judge({ id }: SignedUpMember, decided: Decided): Promise<SignedUpMember> {
  const reporter = await makeSignedUpMember({
    fullName: 'Rehema Reporter',
    label: 'reporter',
    birthday: '1999-01-01',
    gender: 'female',
    orientation: 'straight',
  });
  await apiRequest('POST', '/api/reports/', { token: reporter.token, body: { user_id: id, reason: 'money' } });
  const { access: token } = await signIn('moderator@mwanzo.test');
  const list = await apiRequest('GET', '/api/moderation/reports/', { token });
  const found = ((await list.json()) as ReportCase[]).find(({ user_id: about }) => about === id);
  if (!found) throw new Error(`Nobody has reported ${id}`);
  const path = `/api/moderation/reports/${found.id}`;
  const body = decided.decision === 'dismiss' ? decided : { ...decided, note: 'Seen in the messages.' };
  // Other tests claim with the same reviewer, who holds one claim at a time.
  await decideOnceSeen(`${path}/decide/`, { token, body }, async () => {
    await apiRequest('POST', `${path}/claim/`, { token });
  });
  return reporter;
}
