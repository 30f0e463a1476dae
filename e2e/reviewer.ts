import { expect } from '@playwright/test';
import { call, signIn } from './server-calls.ts';

interface PendingVerification {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
}

/** What the demo reviewer does with the documents of a member, by name or id: takes the case, looks at both pictures, approves. */
export async function approveVerification(who: string | number): Promise<void> {
  const { access: token } = await signIn('moderator@mwanzo.test');
  const list = await call('GET', '/api/moderation/verifications/', { token });
  const pending = ((await list.json()) as PendingVerification[]).find(
    ({ name, user_id: id }) => name === who || id === who,
  );
  if (!pending) throw new Error(`${who} does not wait for a review`);
  const path = `/api/moderation/verifications/${pending.id}`;
  await call('POST', `${path}/claim/`, { token });
  for (const picture of ['selfie', 'id_document']) {
    const response = await call('GET', `${path}/${picture}/`, { token });
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString(), `the ${picture} is a WebP picture`).toBe('WEBP');
    expect(bytes.length, `the ${picture} shows something`).toBeGreaterThan(5_000);
  }
  await call('POST', `${path}/decide/`, { token, body: { decision: 'approve' } });
}
