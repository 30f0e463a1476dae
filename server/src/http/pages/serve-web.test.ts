import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageOrigin } from '@mwanzo/contract/page-origin';
import { expect, test } from 'vitest';
import { files, partner, script, serveSmallBuild } from './small-build.fixture.ts';

const switched: { off: string | null } = { off: null };
const app = await serveSmallBuild((language) => switched.off && `${switched.off} ${language}`);

test('the public pages are there in both languages, for everybody', async () => {
  const english = await app.inject({ url: '/safety' });
  expect(english.body).toBe(String(files['safety.html']).replace(pageOrigin, 'https://mwanzo.test'));
  expect(english.headers['content-security-policy']).toContain("script-src 'self';");
  expect((await app.inject({ url: '/safety', headers: { 'accept-language': 'sw' } })).body).toContain('Kuwa salama');
  for (const page of ['privacy', 'terms', 'support', 'community'])
    expect((await app.inject({ url: `/${page}?lang=sw` })).body).toBe(`<h1>${page}.sw</h1>`);
});

test.each([
  [undefined, 'Landing'],
  ['en-GB,sw;q=0.9', 'Landing'],
  ['sw', 'Mwanzo wa safari'],
  ['sw-KE,sw;q=0.9,en;q=0.8', 'Mwanzo wa safari'],
])('the landing page for "%s" shows "%s"', async (language, text) => {
  const { statusCode, body, headers } = await app.inject({
    url: '/',
    headers: { origin: partner, ...(language !== undefined && { 'accept-language': language }) },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
  expect(headers).toMatchObject({
    vary: expect.stringMatching(/^Origin, Accept-Language, Cookie/),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test.each([
  ['/?lang=sw', { 'accept-language': 'en' }, 'Mwanzo wa safari', 'sw'],
  ['/?lang=en', { cookie: 'mwanzo.language=sw' }, 'Landing', 'en'],
  ['/', { 'accept-language': 'en', cookie: 'mwanzo.language=sw' }, 'Mwanzo wa safari', 'sw'],
])('the language chosen by %s with %j is stored, also for the app', async (url, headers, text, language) => {
  const response = await app.inject({ url, headers });
  expect(response.body).toContain(text);
  expect(response.headers['set-cookie']).toBe(`mwanzo.language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`);
});

test.each(['/', '/?lang=fr', '/?lang=en&lang=sw', '/?lang[]=sw', '/?lang='])(
  '%s neither chooses nor stores a language',
  async (url) => {
    const { body, headers } = await app.inject({
      url,
      headers: { 'accept-language': 'sw', cookie: 'mwanzo.language=fr' },
    });
    expect([body, headers['set-cookie']]).toEqual([expect.stringContaining('Mwanzo wa safari'), undefined]);
    expect(headers['vary']).toMatch(/Accept-Language, Cookie/);
  },
);

test.each([
  '/login',
  '/signup',
  '/verify',
  '/coming-soon',
  '/how-we-choose',
  '/discover',
  '/matches',
  '/chat/17',
  '/topup',
  '/profile',
  '/home',
  '/moderation',
  '/discover/',
  '/login?next=%2Fmatches',
])('%s is served by the app', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<main>')]);
});

test.each([
  '/nothing',
  '/app.html',
  '/index.html',
  '/index.sw.html',
  '/assets/gone.js',
  '/apis',
  '/.env',
  '/.vite/manifest.json',
  '/assets/',
  '/assets',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets/%2e%2e/.env',
  '//outside.txt',
  '/assets/app-1a2b.js.br',
  '/package.json',
])('%s is a 404 with the app shell and never a file', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<main>')]);
});

test.each(['/api/nothing', '/media/nothing', '/health/nothing', '/api?x'])('%s is a 404 in JSON', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found']);
});

test('a POST to a page is a 404 in JSON, and HEAD has the response of GET', async () => {
  expect((await app.inject({ method: 'POST', url: '/nothing' })).json().code).toBe('not_found');
  const head = await app.inject({ method: 'HEAD', url: '/discover' });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8']);
});

function hashOf(inline: string): string {
  return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
}

test.each([
  ['/', "script-src 'self'"],
  ['/discover', `script-src 'self' ${hashOf('one()\ntwo()')} ${hashOf('three()')}`],
  ['/nothing', `script-src 'self' ${hashOf('one()\ntwo()')} ${hashOf('three()')}`],
])('%s allows only the inline scripts of the build, by their hashes', async (url, scripts) => {
  const { headers } = await app.inject(url);
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; ')).toContain(scripts);
  const directives = policy.split('; ').filter((directive) => !directive.startsWith('script-src'));
  await expect(`${directives.join('\n')}\n`).toMatchFileSnapshot('in-words/page-policy.txt');
  expect(policy).toMatch(/^default-src 'none'; .*style-src 'self';.*base-uri 'none'.*frame-ancestors 'none'.*/);
  expect(policy).toContain('require-trusted-types-for');
  expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/);
  // Photos are made smaller and voice notes recorded in the browser, whose workers and files are blobs.
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "worker-src 'self' blob:",
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
    ]),
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'geolocation=(), microphone=(self), camera=(self), payment=(), usb=()',
  });
});

test('a page and its policy are the same at each visit', async () => {
  const [first, second] = [await app.inject('/discover'), await app.inject('/matches')];
  expect([second.body, second.headers['content-security-policy']]).toEqual([
    first.body,
    first.headers['content-security-policy'],
  ]);
});

test.each(['identity', 'br'])(
  'the service worker (%s) is revalidated each time, and may send requests to this server only',
  async (encoding) => {
    const { headers } = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': expect.stringMatching(/javascript/),
    });
  },
);

test('the manifest has its own content type', async () => {
  expect((await app.inject('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
});

test('assets, whose names change with their content, are cached for a year, and other files for an hour', async () => {
  expect((await app.inject('/assets/app-1a2b.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringMatching(/^(application|text)\/javascript/),
  });
  expect((await app.inject('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': 'image/svg+xml',
  });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  'a browser that accepts %s gets the copy that the build has compressed',
  async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': accepted },
    });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      encoding,
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(decompress(rawPayload).toString()).toBe(script);
  },
);

test('a browser that accepts no compression gets the file itself', async () => {
  const { headers, body } = await app.inject('/assets/app-1a2b.js');
  expect([headers['content-encoding'], body]).toEqual([undefined, script]);
});

test.each([
  [{ range: 'bytes=99999999-' }, 416, 'range_not_satisfiable'],
  [{ 'if-match': '"another"' }, 412, 'precondition_failed'],
  [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412, 'precondition_failed'],
])('a file asked for with %j is a %i, not an internal error', async (headers, status, code) => {
  const response = await app.inject({ url: '/assets/app-1a2b.js', headers });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('a part of a file is served, for a download that goes on', async () => {
  const response = await app.inject({ url: '/assets/app-1a2b.js', headers: { range: 'bytes=0-6' } });
  expect([response.statusCode, response.body]).toEqual([206, script.slice(0, 7)]);
});

test('the landing page names its pictures by the address of this server', async () => {
  const { body } = await app.inject('/');
  expect(body).toContain('content="https://mwanzo.test/share/mwanzo-en.jpg"');
  expect(body).not.toContain(pageOrigin);
});

test('the landing page says what is switched off, as text, and nothing while everything is on', async () => {
  const landing = async () => (await app.inject({ url: '/' })).body;
  expect(await landing()).not.toContain('notice');
  switched.off = 'No <sign-ups>, $&';
  expect(await landing()).toContain('<p data-notice="" class="a">No &#60;sign-ups&#62;, $&#38; en</p>');
  switched.off = null;
  expect(await landing()).not.toContain('notice');
});
