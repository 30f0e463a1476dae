import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
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
function openPage(
  pathname: string,
  token: string | null,
  kept: string | null = null,
  read = () => token,
  respond: () => Promise<unknown> = () => Promise.resolve(),
) {
  const preloaded: string[] = [];
  const requests: { url: string; accept: string; authorization: string }[] = [];
  const page = createContext({
    location: { pathname },
    localStorage: { getItem: read },
    sessionStorage: { getItem: (key: string) => (key === 'mwanzo.filters' ? kept : null) },
    document: {
      createElement: () => ({}),
      head: {
        append: ({ rel, href }: { rel: string; href: string }) => rel === 'modulepreload' && preloaded.push(href),
      },
    },
    fetch: (url: string, { headers }: { headers: { accept: string; authorization: string } }) => {
      requests.push({ url, ...headers });
      return respond();
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
  expect(requests).toEqual([{ url: '/api/profiles/matches/', accept: 'application/json', authorization: 'Bearer a1' }]);
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

test('each page’s files are started for those who may open it, with the request that it sends first', async () => {
  const list = /\}\)\((\[.*?\])\)<\/script>/s.exec(addHeadStart(shell, manifest))?.[1] ?? '';
  const lines = (JSON.parse(list) as object[]).map((start) => JSON.stringify(start));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/head-start.txt');
});

test('the script stands before the title, and a page that was not built fails the build', () => {
  expect(addHeadStart(shell, manifest)).toMatch(/^<head><script>.*<\/script>\n {4}<title>Mwanzo<\/title>/s);
  const { '_shared.js': _, ...others } = manifest;
  expect(() => addHeadStart(shell, others)).toThrow('The build has no chunk for _shared.js');
});

test('an app whose API is elsewhere asks there', () => {
  vi.stubEnv('VITE_API_URL', 'https://api.mwanzo.test');
  const { requests, page } = openPage('/matches/', 'a1');
  vi.unstubAllEnvs();
  expect(requests.map(({ url }) => url)).toEqual(['https://api.mwanzo.test/api/profiles/matches/']);
  expect(page.earlyResponse?.url).toBe(requests[0]?.url);
});

test('a first request that fails is no error of the page', async () => {
  const failures: unknown[] = [];
  const note = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', note);
  const { page } = openPage('/matches', 'a1', null, undefined, () => Promise.reject(new Error('no network')));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect([page.earlyResponse?.token, failures]).toEqual(['a1', []]);
});
