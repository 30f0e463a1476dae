import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressResponses } from './compress-responses.ts';

const long = { text: 'chai na mandazi '.repeat(200) };
const app = fastify();
compressResponses(app);
app.get('/long', () => long);
app.get('/varying', (_request, reply) => reply.header('vary', 'Origin').send(long));
app.get('/short', () => ({ text: 'chai' }));
app.get('/bytes', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
/** Texts of this many bytes. */
app.get('/text/:bytes', ({ params }, reply) =>
  reply.type('text/plain').send('x'.repeat(Number((params as { bytes: string }).bytes))),
);
app.get('/encoded', (_request, reply) => reply.header('content-encoding', 'br').send(JSON.stringify(long)));

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

const accepting = ['gzip', 'GZIP', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8', 'gzip ; q=0.001', 'gzip, *;q=0'];

test.each(accepting)('a client that accepts "%s" gets a long text compressed and complete', async (accepted) => {
  const response = await get('/long', accepted);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
  expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual(long);
});

test('a text that varies with something else says so, whether it is compressed or not', async () => {
  for (const accepted of ['gzip', 'identity'])
    expect((await get('/varying', accepted)).headers.vary).toBe('Origin, Accept-Encoding');
});

const refusing = ['', 'identity', 'br', 'xgzip', 'gzip x', 'gzip;q=0', 'gzip; q=0.000, br', 'gzip;q=x', '*;q=0'];

test.each([undefined, ...refusing, '*, gzip;q=0', '*'])(
  'a client that accepts %s gets it uncompressed',
  async (accepted) => {
    const response = await get('/long', accepted);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json()).toEqual(long);
  },
);

test('texts from 1 KB to 512 KB are compressed, and what is encoded already stays as it is', async () => {
  const encodings = [];
  for (const bytes of [1023, 1024, 512 * 1024, 512 * 1024 + 1])
    encodings.push((await get(`/text/${bytes}`, 'gzip')).headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'gzip', 'gzip', undefined]);
  const encoded = await get('/encoded', 'gzip');
  expect([encoded.headers['content-encoding'], encoded.json()]).toEqual(['br', long]);
});

test('short texts and bytes are sent uncompressed', async () => {
  for (const url of ['/short', '/bytes']) expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined();
});

/**
 * Thirteen times as long as the longest header that Node accepts. On each of them an algorithm that goes back to every
 * earlier character works for most of a minute or longer, which fails this test by its time limit.
 */
const length = 200_000;

test.each([
  ['spaces', `gzip${' '.repeat(length)}x`, undefined],
  ['tabs', `gzip${'\t'.repeat(length)}x`, undefined],
  ['spaces before the weight', `gzip;${' '.repeat(length)}q=0`, undefined],
  ['semicolons', `gzip${';'.repeat(length)}, br`, undefined],
  ['commas', `${','.repeat(length)}gzip`, 'gzip'],
  ['zeros', `gzip;q=0.${'0'.repeat(length)}`, undefined],
])('a header of 200,000 %s is read in one pass', async (_, header, encoding) => {
  expect((await get('/long', header)).headers['content-encoding']).toBe(encoding);
});
