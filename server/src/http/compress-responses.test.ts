import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from './compress-responses.ts';

const long = { text: 'chai na mandazi '.repeat(200) };
const app = fastify();
compressResponses(app);
app.get('/long', () => long);
app.get('/short', () => ({ text: 'chai' }));
app.get('/bytes', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', '*'])(
  'a client that accepts "%s" gets a long text compressed and complete',
  async (accepted) => {
    const response = await get('/long', accepted);
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(long);
  },
);

test.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'xgzip'])(
  'a client that accepts %s gets it uncompressed',
  async (accepted) => {
    const response = await get('/long', accepted);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toEqual(long);
  },
);

test('short texts and bytes are sent uncompressed', async () => {
  for (const url of ['/short', '/bytes']) expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined();
});
