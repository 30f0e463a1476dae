import { afterEach, expect, test, vi } from 'vitest';
import { downloading } from './download.ts';

afterEach(() => vi.unstubAllGlobals());

const message = { method: 'GET', cache: 'no-store', headers: new Headers() } as const;

/** Downloads this response. */
async function download(response: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const told: number[] = [];
  const received = await downloading((bytes) => told.push(bytes))('/x', message);
  return { received, text: await received.text(), told };
}

test('a download tells the bytes so far, and arrives whole with its headers', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of ['first', 'second']) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const { received, text, told } = await download(
    new Response(body, { headers: { 'content-type': 'application/zip' } }),
  );
  expect([text, told]).toEqual(['firstsecond', [5, 11]]);
  expect([received.status, received.headers.get('content-type')]).toEqual([200, 'application/zip']);
});

test.each([new Response('{"code":"x"}', { status: 503 }), new Response(null, { status: 204 })])(
  'a response without a file is handed on as it is, and counts nothing',
  async (response) => {
    const { received, told } = await download(response);
    expect([received, told]).toEqual([response, []]);
  },
);
