import { expect, test } from 'vitest';
import type { Reply } from '../../testing/api-server.ts';
import { openPage } from '../../testing/open-page.ts';
import { until } from '../../testing/until.ts';

const path = 'POST /api/date-plans/4/fine/';
const said: Reply = { body: { id: 4, meets_at: '2026-11-28T11:00:00.000Z', fine_at: '2026-11-28T13:48:00.000Z' } };
const refusal = (status: number, code: string): Reply => ({ status, body: { code, detail: '' } });

/** Opens a page on which "I am fine" was pressed for plan 4. */
async function pressed() {
  const { client, storage, api, toast } = await openPage();
  const { sayFine, sendFine, keepSendingFine, unsentFine } = await import('./say-fine.ts');
  sayFine(client, 4);
  return {
    toast,
    kept: () => JSON.parse(storage.getItem('mwanzo.fine') ?? '{}'),
    sendAgain: () => void sendFine(client),
    keepSending: () => keepSendingFine(client),
    /** Resolves when the page has dealt with this response. */
    async receive(reply: Reply): Promise<void> {
      (await api.take(path)).reply(reply);
      await until(() => expect(unsentFine.read().isSending).toBe(false));
    },
  };
}

test.each<[string, Reply]>([
  ['a 503 in a restart', refusal(503, 'unavailable')],
  ['a 500', refusal(500, 'internal_error')],
  ['a 429', refusal(429, 'too_many_requests')],
  ['the page of a proxy', { status: 404, body: '<html>' }],
  ['a broken connection', { hangUp: true }],
])('"I am fine" outlives %s, and the next attempt sends it', async (_, failure) => {
  const { receive, kept, sendAgain, toast } = await pressed();
  await receive(failure);
  expect(kept()).toEqual({ owner: 1, ids: [4] });
  expect(toast()).toBeUndefined();
  sendAgain();
  await receive(said);
  expect(kept()).toEqual({});
  expect(toast()).toBe('Your friend sees that you are fine');
});

test('a page that opens later sends what could not be sent', async () => {
  const { receive, kept, keepSending } = await pressed();
  await receive(refusal(503, 'unavailable'));
  const stop = keepSending();
  await receive(said);
  stop();
  expect(kept()).toEqual({});
});

test('"I am fine" about a plan that is over is thrown away, and the member is told', async () => {
  const { receive, kept, toast } = await pressed();
  await receive(refusal(404, 'not_found'));
  expect(kept()).toEqual({});
  expect(toast()).toBe('This plan is over');
});
