// Builds a release of the app with different page titles into the given folder. The browser tests deploy it while pages
// of the current release are open.
import { buildWeb } from './build-web.ts';

const [, , dist] = process.argv;
if (dist === undefined) throw new Error('Usage: node web/build/build-next-release.ts <folder>');

await buildWeb(dist, [
  {
    name: 'next-release',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/i18n/app.ts') ? code.replaceAll('{page} · Mwanzo', '{page} · Mwanzo, next release') : null,
  },
]);
