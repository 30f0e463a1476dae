import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { pageNotice, pageOrigin } from '@mwanzo/contract/page-origin';
import { afterAll } from 'vitest';
import { testConfig } from '../../testing/test-config.ts';
import { createHttpServer } from '../create-http-server.ts';
import { serveWeb } from './serve-web.ts';

/** A script that is worth compressing. */
export const script = `console.log("${'x'.repeat(3000)}")`;
const sharePicture = `<meta property="og:image" content="${pageOrigin}/share/mwanzo-en.jpg" />`;
const appScript = '<script type="module" src="/assets/app-1a2b.js"></script>';
const notice = `<p data-notice="" class="a">${pageNotice}</p>`;
/** The files of a small build, by their paths. */
export const files: Record<string, string | Buffer> = {
  'index.html': `<h1>Landing</h1>${notice}${sharePicture}<script src="/assets/app-1a2b.js"></script>`,
  'index.sw.html': '<h1>Mwanzo wa safari</h1>',
  'safety.html': `<h1>Staying safe</h1><link rel="canonical" href="${pageOrigin}/safety" />`,
  'safety.sw.html': '<h1>Kuwa salama</h1>',
  'app.html': `<main></main><script>one()\ntwo()</script>${appScript}<script>three()</script>`,
  'favicon.svg': '<svg/>',
  'service-worker.js': 'self.skipWaiting()',
  'service-worker.js.br': brotliCompressSync('self.skipWaiting()'),
  'manifest.webmanifest': '{"name":"Mwanzo"}',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  '.vite/manifest.json': '{"secret":1}',
  '.env': 'SECRET=1',
};
for (const page of ['privacy', 'terms', 'support', 'community'])
  for (const name of [page, `${page}.sw`]) files[`${name}.html`] = `<h1>${name}</h1>`;

/** An origin that may use the API. */
export const partner = 'https://partner.test';

/** Serves the small build until the test file ends. */
export async function serveSmallBuild(noticeOf?: Parameters<typeof serveWeb>[3]) {
  const parent = mkdtempSync(path.join(tmpdir(), 'serve-web-test-'));
  const folder = path.join(parent, 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  writeFileSync(path.join(parent, 'outside.txt'), 'outside');
  const app = await createHttpServer({ ...testConfig(parent), corsOrigins: [partner] });
  await serveWeb(app, folder, { origin: 'https://mwanzo.test', contact: null }, noticeOf);
  afterAll(async () => {
    await app.close();
    rmSync(parent, { recursive: true });
  });
  return app;
}
