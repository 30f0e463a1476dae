import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.ts';

const more = { reason: null, refusal: null, submitted_at: null, decide_by: null };

test.each([
  ['none', false, undefined, false, false],
  ['pending', false, 'pending', true, true],
  ['rejected', false, 'rejected', true, false],
  ['approved', false, undefined, false, false],
  ['expired', false, undefined, false, false],
  ['pending', true, undefined, true, false],
] as const)(
  'a verification that is %s, with a badge: %s, is open as: %s; stored: %s, likes locked: %s',
  async (status, isVerified, open, isStored, isLocked) => {
    const page = await openPage({ profile: { id: 1, isVerified } });
    const { fetchVerification, lastVerification } = await import('./verification.ts');
    const { openVerification } = await import('./open-verification.ts');
    const { likeLock } = await import('./like-lock.ts');
    // Of an earlier visit.
    page.storage.setItem('mwanzo.verification', JSON.stringify({ owner: 1, status: 'pending' }));
    const fetching = fetchVerification();
    (await page.api.take('GET /api/verify/')).reply({ body: { status, ...more } });
    expect(await fetching).toEqual({ status, ...more });
    expect([openVerification.read()?.status, likeLock.read()]).toEqual([open, isLocked]);
    expect(lastVerification.read()).toEqual({ status, ...more });
    const stored = JSON.parse(page.storage.getItem('mwanzo.verification') ?? 'null') as unknown;
    expect(stored).toEqual(isStored ? { owner: 1, status, ...more } : null);
    page.signInAs(2);
    expect([openVerification.read(), lastVerification.read(), likeLock.read()]).toEqual([undefined, undefined, false]);
  },
);

test('an approval brings the badge at once, and nothing else fetches the profile', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  const { refreshVerification } = await import('./verification.ts');
  for (const status of ['pending', 'rejected', 'approved']) {
    const refreshing = refreshVerification();
    (await page.api.take('GET /api/verify/')).reply({ body: { status, ...more } });
    if (status === 'approved')
      (await page.api.take('GET /api/profiles/me')).reply({ body: { id: 1, isVerified: true } });
    await refreshing;
    expect(await page.requestsUnderWay()).toBe(0);
  }
  expect(page.session.readSession().profile?.isVerified).toBe(true);
});

test('a verification that could not be fetched changes nothing, and says so', async () => {
  const page = await openPage({ profile: { id: 1, isVerified: false } });
  page.storage.setItem('mwanzo.verification', JSON.stringify({ owner: 1, status: 'pending' }));
  const { refreshVerification } = await import('./verification.ts');
  const { openVerification } = await import('./open-verification.ts');
  const refreshing = expect(refreshVerification()).rejects.toMatchObject({ status: 400 });
  (await page.api.take('GET /api/verify/')).reply({ status: 400 });
  await refreshing;
  expect(openVerification.read()?.status).toBe('pending');
});
