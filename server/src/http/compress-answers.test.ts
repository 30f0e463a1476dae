import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = { text: 'chai na mandazi '.repeat(200) };
const app = fastify();
compressAnswers(app);
app.get('/long', () => long);
app.get('/short', () => ({ text: 'chai' }));
app.get('/bytes', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

test.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', '*'])(
  'who accepts "%s" gets a long text compressed, whole',
  async (accepted) => {
    const answer = await get('/long', accepted);
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(long);
  },
);

test.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'xgzip'])(
  'who accepts %s gets it as it is',
  async (accepted) => {
    const answer = await get('/long', accepted);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toEqual(long);
  },
);

test('short texts and bytes go as they are', async () => {
  for (const url of ['/short', '/bytes']) expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined();
});
