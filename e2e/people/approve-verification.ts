import { expect } from '@playwright/test';
import { makeDocumentNumber } from './document-number.ts';
import { decideOnceSeen } from './decide-once-seen.ts';
import { apiRequest, signIn } from '../server/api-requests.ts';

interface PendingVerification {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly photo_detail: { readonly id: number } | null;
}

/** A reviewer holds one case at a time, so the approvals of a worker wait for each other. */
let turns: Promise<void> = Promise.resolve();

/**
 * The demo reviewer claims a member's case, looks at both photos and approves.
 * @param member their name or id
 */
export async function approveVerification(member: string | number): Promise<void> {
  const approved = turns.then(() => approve(member));
  turns = approved.catch(() => {});
  return approved;
}

async function approve(member: string | number): Promise<void> {
  const { access: token } = await signIn('moderator@mwanzo.test');
  const list = await apiRequest('GET', '/api/moderation/verifications/', { token });
  const pending = ((await list.json()) as PendingVerification[]).find(
    ({ name, user_id: id }) => name === member || id === member,
  );
  if (!pending) throw new Error(`${member} is not waiting for a review`);
  const seen = { name: pending.name, photo_id: pending.photo_detail?.id ?? null };
  const path = `/api/moderation/verifications/${pending.id}`;
  await apiRequest('POST', `${path}/claim/`, { token });
  for (const photo of ['selfie', 'id_document']) {
    const response = await apiRequest('GET', `${path}/${photo}/`, { token });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString(), `the ${photo} is a WebP image`).toBe('WEBP');
    expect(bytes.length, `the ${photo} is not empty`).toBeGreaterThan(5_000);
  }
  const checks = {
    same_person: true,
    photo_fits: true,
    name_fits: true,
    age_fits: true,
    document_genuine: true,
    pose_fits: true,
  };
  const document = { kind: 'national_id', number: makeDocumentNumber() };
  await decideOnceSeen(`${path}/decide/`, { token, body: { decision: 'approve', checks, seen, document } });
}
