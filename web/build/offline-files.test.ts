import { expect, test } from 'vitest';
import { offlineBuild } from './offline-files.ts';

const page = (name: string) => ({
  [`src/app/pages/${name}-page.tsx`]: {
    file: `assets/${name}.js`,
    imports: ['_app.js'],
    dynamicImports: [`src/${name}-late.tsx`],
  },
  [`src/${name}-late.tsx`]: { file: `assets/${name}-late.js` },
});
const manifest = {
  '_app.js': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    assets: ['assets/text-1.woff2', 'assets/text-ext-1.woff2', 'assets/amina.webp'],
    dynamicImports: ['src/app/pages/discover-page.tsx', 'src/app/pages/moderation-page.tsx'],
  },
  ...page('discover'),
  ...page('moderation'),
  ...page('login'),
  ...page('sign-up'),
};
const words = (path: string, access: 'member' | 'everyone' | 'moderator', name: string) => ({
  path,
  access,
  load: Object.assign(() => Promise.reject(new Error('not to be loaded')), {
    toString: () => `() => import('./pages/${name}-page.tsx')`,
  }),
});
const routes = [
  words('/discover', 'member', 'discover'),
  words('/moderation', 'moderator', 'moderation'),
  words('/login', 'everyone', 'login'),
  words('/signup', 'everyone', 'sign-up'),
];
const shell = '<script type="module" crossorigin src="/assets/app-1a2b.js"></script>';

test('the phone keeps the code of members’ pages and of signing in, with what they load late, styles and fonts, and no picture', () => {
  expect(offlineBuild(manifest, shell, routes).files).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/discover-late.js',
    '/assets/discover.js',
    '/assets/login-late.js',
    '/assets/login.js',
    '/assets/text-1.woff2',
  ]);
});

test('another shell makes another version, and the same one the same', () => {
  const version = (text: string) => offlineBuild(manifest, text, routes).version;
  expect(version(shell)).toBe(version(shell));
  expect(version(shell)).not.toBe(version(`${shell} `));
});

test('the shell answers the addresses of the routes and no others', () => {
  const pages = new RegExp(offlineBuild(manifest, shell, routes).pages);
  expect(['/discover', '/discover/', '/home', '/signup'].filter((path) => !pages.test(path))).toEqual([]);
  expect(['/', '/discovery', '/api/discover', '/discover/x'].filter((path) => pages.test(path))).toEqual([]);
});
