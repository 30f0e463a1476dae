import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveSmallBuild } from './small-build.fixture.ts';

const app = await serveSmallBuild();

test('every page that the documents list is there, and no other', async () => {
  const table = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/product/pages.md'), 'utf8');
  const rows = table.split('\n').filter((line) => line.startsWith('| `/'));
  const addresses = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(.+?)`/g)].map(([, url = '']) => url),
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    const url = address.replace('{code}', 'MW-1A').replace(/\{\w+\}/, '7');
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
  for (const url of ['/settings/nothing', '/settings/privacy/more', '/likes/7', '/no/such-page'])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
});
