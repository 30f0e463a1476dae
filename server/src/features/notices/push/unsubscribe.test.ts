import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { createMember } from '../../../testing/factories.ts';

const testApp = await buildTestApp();

test('an address with a control character is refused', async () => {
  const response = await testApp.inject({
    method: 'DELETE',
    url: '/api/push/subscriptions/',
    headers: (await createMember(testApp)).headers,
    payload: { endpoint: 'https://push.example/\u0000' },
  });
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['endpoint']]);
});
