import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { routes as appRoutes } from '../src/app/routes.ts';
import { moduleOf, offlineBuild } from './offline-files.ts';

const pageChunks = (name: string) => ({
  [`src/app/pages/${name}-page.tsx`]: {
    file: `assets/${name}.js`,
    imports: ['_app.js'],
    dynamicImports: [`src/${name}-dialog.tsx`],
  },
  [`src/${name}-dialog.tsx`]: { file: `assets/${name}-dialog.js` },
});
const manifest = {
  '_app.js': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    assets: ['assets/text-1.woff2', 'assets/text-ext-1.woff2', 'assets/amina.webp'],
    dynamicImports: ['src/app/pages/discover-page.tsx', 'src/app/pages/moderation-page.tsx'],
  },
  ...pageChunks('discover'),
  ...pageChunks('moderation'),
  ...pageChunks('login'),
  ...pageChunks('sign-up'),
  ...pageChunks('coming-soon'),
  'src/landing/landing.css': { file: 'assets/landing.css', assets: ['assets/saying-1.woff2'] },
};
const route = (address: string, access: 'member' | 'everyone' | 'moderator', page: string) => ({
  path: address,
  access,
  page,
});
const routes = [
  route('/discover', 'member', 'discover'),
  route('/moderation', 'moderator', 'moderation'),
  route('/login', 'everyone', 'login'),
  route('/signup', 'everyone', 'sign-up'),
  route('/coming-soon', 'everyone', 'coming-soon'),
];
const shell = '<script type="module" crossorigin src="/assets/app-1a2b.js"></script>';

test('the phone stores the code of members’ pages, /login and /coming-soon, styles and fonts, and no pictures', () => {
  expect(offlineBuild(manifest, { shell, landings: [] }, routes).files).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/coming-soon-dialog.js',
    '/assets/coming-soon.js',
    '/assets/discover-dialog.js',
    '/assets/discover.js',
    '/assets/landing.css',
    '/assets/login-dialog.js',
    '/assets/login.js',
    '/assets/saying-1.woff2',
    '/assets/text-1.woff2',
  ]);
});

test('the build names its entry, by which a page of the mobile network is told from the shell', () => {
  const { entry, version, ...rest } = offlineBuild(manifest, { shell, landings: [] }, routes);
  expect([entry, Object.keys(rest).toSorted()]).toEqual(['/assets/app-1a2b.js', ['files', 'pages']]);
  expect(version).toMatch(/^[\da-f]+$/);
});

test('the version changes with the shell and the landing pages, and only then', () => {
  const version = (text: string, landing = '') =>
    offlineBuild(manifest, { shell: text, landings: [landing] }, routes).version;
  expect(version(shell)).toBe(version(shell));
  expect(version(shell)).not.toBe(version(`${shell} `));
  expect(version(shell)).not.toBe(version(shell, 'Karibu'));
});

test('the shell is the response to the paths of the routes and to no others', () => {
  const pages = new RegExp(offlineBuild(manifest, { shell, landings: [] }, routes).pages);
  expect(['/discover', '/discover/', '/home', '/signup'].filter((address) => !pages.test(address))).toEqual([]);
  expect(['/', '/discovery', '/api/discover', '/discover/x'].filter((address) => pages.test(address))).toEqual([]);
});

test('every route names a page module that exists', () => {
  const modules = appRoutes.map(moduleOf);
  expect(new Set(modules).size).toBe(new Set(appRoutes.map(({ page }) => page)).size);
  for (const module of modules) expect(existsSync(path.resolve(import.meta.dirname, '..', module))).toBe(true);
});

test('of the real pages these open without a network, and these are stored on the phone', async () => {
  const whole = Object.fromEntries(
    appRoutes.map((each) => [moduleOf(each), { file: `assets/${each.page}.js`, imports: ['_app.js'] }]),
  );
  const { files, pages } = offlineBuild({ ...whole, '_app.js': { file: 'assets/app.js' } }, { shell, landings: [] });
  await expect(`${pages.split(/\|(?=\^)/).join('\n')}\n\n${files.join('\n')}\n`).toMatchFileSnapshot(
    './in-words/offline-files.txt',
  );
});

test('a shell without its entry fails the build', () => {
  expect(() => offlineBuild(manifest, { shell: '<p>Mwanzo</p>', landings: [] }, routes)).toThrow('no entry script');
});
