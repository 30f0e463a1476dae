import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { createMember } from '../../testing/factories.ts';
import { makeFlat } from '../../testing/images/make-images.ts';
import { makeForm } from '../../testing/make-form.ts';
import { submissionFields } from '../../testing/submission-fields.ts';

const testApp = await buildTestApp({ verifyAutoApprove: true });

test('with automatic approval a submission verifies the member at once and notifies them', async () => {
  const { inject } = testApp;
  const { headers } = await createMember(testApp, { verified: false });
  const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();
  const response = await inject({
    method: 'POST',
    url: '/api/verify/',
    headers,
    payload: makeForm({ ...(await submissionFields(testApp, headers)), selfie: picture, id_document: picture }),
  });
  expect(response.json()).toMatchObject({ status: 'approved' });
  expect((await inject({ url: '/api/profiles/me', headers })).json().isVerified).toBe(true);
  const [notification] = (await inject({ url: '/api/notifications/', headers })).json();
  expect(notification).toMatchObject({ kind: 'verification', params: { decision: 'approved', demo: false } });
});
