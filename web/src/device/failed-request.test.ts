import { expect, test, vi } from 'vitest';
import { openTab } from '../testing/open-tab.ts';
import { serveApi } from '../testing/serve-api.ts';

const server = serveApi();
const headers = { 'x-request-id': 'abcdefgh2345' };

/** Makes a request with this response, and returns the module as its tab has loaded it. */
async function requestAnswered(reply: { status: number; headers?: Record<string, string> }) {
  const tab = await openTab();
  server.respond(() => reply);
  await tab.request('GET /health/live').catch(() => undefined);
  return import('./failed-request.ts');
}

test('a request that the server failed is named for a moment, and no later', async () => {
  const { failedRequest } = await requestAnswered({ status: 503, headers });
  expect(failedRequest()).toBe('abcdefgh2345');
  vi.useFakeTimers({ now: Date.now() + 2001, toFake: ['Date'] });
  expect(failedRequest()).toBeUndefined();
  vi.useRealTimers();
});

test('a refusal and a failure without an id name no request', async () => {
  expect((await requestAnswered({ status: 429, headers })).failedRequest()).toBeUndefined();
  expect((await requestAnswered({ status: 502 })).failedRequest()).toBeUndefined();
});
