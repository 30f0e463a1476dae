import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTestApp } from './build-test-app.ts';
import { createMember } from './factories.ts';

const testApp = await buildTestApp();
const { headers } = await createMember(testApp);

test('a compressed response is compared with the contract like any other', async () => {
  const read = (accepted: string) =>
    testApp.inject({ url: '/api/prompts/', headers: { ...headers, 'accept-encoding': accepted } });
  const [compressed, plain] = [await read('gzip'), await read('identity')];
  expect(compressed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
});
