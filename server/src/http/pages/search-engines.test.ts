import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { createHttpServer } from '../create-http-server.ts';
import { serveWeb } from './serve-web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'search-engines-test-'));
for (const name of ['app.html', 'index.html', 'index.sw.html']) writeFileSync(path.join(folder, name), '<main></main>');
const app = await createHttpServer(testConfig(folder));
await serveWeb(app, folder, 'https://mwanzo.test');
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('robots.txt keeps search engines out of members’ pages, and names the sitemap', async () => {
  const { statusCode, body, headers } = await app.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, address]) => address);
  expect(closed).toEqual(
    expect.arrayContaining([
      '/discover',
      '/matches',
      '/chat/',
      '/profile',
      '/topup',
      '/moderation',
      '/api/',
      '/media/',
    ]),
  );
  for (const open of ['/', '/login', '/signup']) expect(closed).not.toContain(open);
  expect(body).toContain('Sitemap: https://mwanzo.test/sitemap.xml');
});

test('the sitemap names the public pages, the landing page in each language', async () => {
  const { statusCode, body, headers } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://mwanzo.test/',
    'https://mwanzo.test/?lang=sw',
    'https://mwanzo.test/login',
    'https://mwanzo.test/signup',
  ]);
});
