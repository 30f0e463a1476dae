import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { makeForm } from '../../../testing/make-form.ts';
import { submissionFields } from '../../../testing/submission-fields.ts';

const testApp = await buildTestApp({ verifyAutoApprove: true });
const { inject, events } = testApp;
const picture = await makeFlat(60, 80, '#b33').jpeg().toBuffer();

test.each([
  ['with a pose and a consent', (headers: { authorization: string }) => submissionFields(testApp, headers)],
  ['of two pictures alone', async () => ({})],
])('with automatic approval a submission %s verifies the member at once and notifies them', async (_, fieldsOf) => {
  const { id, headers } = await createMember(testApp, { verified: false });
  const payload = makeForm({ ...(await fieldsOf(headers)), selfie: picture, id_document: picture });
  const told: string[] = [];
  const stop = events.subscribe(({ to, event }) => void (to.includes(id) && told.push(event.type)));
  const response = await inject({ method: 'POST', url: '/api/verify/', headers, payload });
  stop();
  expect(told.toSorted()).toEqual(['notification', 'verification']);
  expect([response.statusCode, response.json().status]).toEqual([201, 'approved']);
  expect((await inject({ url: '/api/profiles/me', headers })).json().isVerified).toBe(true);
  const [notification] = (await inject({ url: '/api/notifications/', headers })).json();
  expect(notification).toMatchObject({ kind: 'verification', params: { decision: 'approved', demo: false } });
});
