// Builds the app as its next release might be, with another title on each page, into the folder that it is given: the
// browser tests deploy it under pages of the present one.
import { buildWeb } from './build-web.ts';

const [, , dist] = process.argv;
if (dist === undefined) throw new Error('Into which folder?');

await buildWeb(dist, [
  {
    name: 'next-release',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/src/i18n/app.ts') ? code.replaceAll('{page} · Mwanzo', '{page} · Mwanzo, next release') : null,
  },
]);
