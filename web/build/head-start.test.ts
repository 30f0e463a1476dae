import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { addHeadStart } from './head-start.ts';
import { moduleOf } from './offline-files.ts';

const manifest = {
  '_shared.js': { file: 'assets/shared.js' },
  '_app.js': { file: 'assets/app.js' },
  ...Object.fromEntries(
    routes.map((route) => [moduleOf(route), { file: `assets/${route.page}.js`, imports: ['_app.js', '_shared.js'] }]),
  ),
};
const shell = '<head><title>Mwanzo</title><script src="/assets/app.js"></script></head>';

interface Page {
  fetchFilesOf: (pathname: string) => void;
  earlyResponse?: { url: string; token: string };
}

/** Runs the script as a browser does, at a path, with or without an access token. */
function openPage(pathname: string, token: string | null, kept: string | null = null, read = () => token) {
  const preloaded: string[] = [];
  const requests: { url: string; authorization: string }[] = [];
  const page = createContext({
    location: { pathname },
    localStorage: { getItem: read },
    sessionStorage: { getItem: (key: string) => (key === 'mwanzo.filters' ? kept : null) },
    document: { createElement: () => ({}), head: { append: (link: { href: string }) => preloaded.push(link.href) } },
    fetch: (url: string, { headers }: { headers: { authorization: string } }) => {
      requests.push({ url, authorization: headers.authorization });
      return Promise.resolve();
    },
  });
  const script = /<script>(.*?)<\/script>/s.exec(addHeadStart(shell, manifest))?.[1] ?? '';
  runInContext(script, page);
  return { preloaded, requests, page: page as unknown as Page };
}

test('a page’s files are preloaded at once, apart from those that the shell links', () => {
  expect(openPage('/login', null).preloaded).toEqual(['/assets/login.js', '/assets/shared.js']);
  expect(openPage('/nothing', null).preloaded).toEqual([]);
});

test('a signed-in member’s first request is sent with the page, with the stored token', () => {
  const { requests, page } = openPage('/matches', 'a1');
  expect(requests).toEqual([{ url: '/api/profiles/matches/', authorization: 'Bearer a1' }]);
  expect(page.earlyResponse).toMatchObject({ url: '/api/profiles/matches/', token: 'a1' });
});

test('filters that are kept from before ask for another deck, so none is asked for early', () => {
  expect(openPage('/discover', 'a1').requests).toHaveLength(1);
  expect(openPage('/discover', 'a1', '{}').requests).toEqual([]);
  expect(openPage('/matches', 'a1', '{}').requests).toHaveLength(1);
});

test('a visitor without a session fetches nothing of a member’s page', () => {
  const { preloaded, requests } = openPage('/matches', null);
  expect([...preloaded, ...requests]).toEqual([]);
});

test('where storage is denied a public page starts early too, and nothing is asked for as a member', () => {
  const deny = () => {
    throw new Error('denied');
  };
  const open = (pathname: string) => openPage(pathname, null, null, deny);
  expect(open('/login').preloaded).toHaveLength(2);
  expect(open('/matches')).toMatchObject({ preloaded: [], requests: [] });
});

test('the files of another page can be fetched ahead, once', () => {
  const { preloaded, page } = openPage('/login', null);
  page.fetchFilesOf('/signup');
  page.fetchFilesOf('/signup');
  expect(preloaded.filter((file) => file === '/assets/sign-up.js')).toHaveLength(1);
});
