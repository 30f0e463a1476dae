import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicPages } from '@mwanzo/contract/page-origin';
import { afterAll, expect, test } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { createHttpServer } from '../create-http-server.ts';
import { serveWeb } from './serve-web.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'search-engines-test-'));
for (const name of ['app', ...['index', ...publicPages].flatMap((page) => [page, `${page}.sw`])])
  writeFileSync(path.join(folder, `${name}.html`), '<main></main>');
const app = await createHttpServer(testConfig(folder));
await serveWeb(app, folder, { origin: 'https://mwanzo.test', contact: null });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('robots.txt keeps search engines out of members’ pages, and names the sitemap', async () => {
  const { statusCode, body, headers } = await app.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, address = '']) => address);
  const pages = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/product/pages.md'), 'utf8');
  const ofMembers = [...pages.matchAll(/^\| `(.+?)` +\| (?:members|reviewers) /gm)].map(([, address = '']) => address);
  expect(ofMembers.length).toBeGreaterThan(30);
  const isClosed = (address: string) => closed.some((beginning) => address.startsWith(beginning));
  expect(['/api/', '/media/', '/verify', '/home', ...ofMembers].filter((address) => !isClosed(address))).toEqual([]);
  for (const open of ['/', '/login', '/signup', '/safety']) expect(closed).not.toContain(open);
  expect(body).toContain('Sitemap: https://mwanzo.test/sitemap.xml');
  await expect(body).toMatchFileSnapshot('in-words/robots.txt');
});

test('the sitemap names the public pages, each in each language', async () => {
  const { statusCode, body, headers } = await app.inject('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  await expect(body).toMatchFileSnapshot('in-words/sitemap.txt');
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    'https://mwanzo.test/',
    'https://mwanzo.test/?lang=sw',
    ...['safety', 'privacy', 'terms', 'support', 'community'].flatMap((page) => [
      `https://mwanzo.test/${page}`,
      `https://mwanzo.test/${page}?lang=sw`,
    ]),
    'https://mwanzo.test/login',
    'https://mwanzo.test/signup',
  ]);
});
