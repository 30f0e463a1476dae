import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  respondWithFile,
  respondWithLanding,
  respondWithPage,
  deleteOldBuilds,
  noteOpenPage,
  storeBuild,
  type Build,
} from './kept-build.ts';

/** A fake of a browser's caches for Node. It has only what the service worker uses. */
class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return {
      // A browser reads the body of what it stores, and then nobody else can.
      put: async (address: string, response: Response) =>
        void cache.set(address, new Response(await response.arrayBuffer(), response)),
      match: async (address: string) => cache.get(address)?.clone(),
      delete: async (address: string) => cache.delete(address),
    };
  }
  async match(request: string | Request, { ignoreVary = false } = {}) {
    const address = typeof request === 'string' ? request : new URL(request.url).pathname;
    const found = [...this.#caches.values()].map((cache) => cache.get(address)).find(Boolean);
    // The page's request has other headers than the worker's, with which the file was stored.
    const isOther = typeof request !== 'string' && !ignoreVary && found?.headers.has('vary');
    return isOther ? undefined : found?.clone();
  }
  keys = async () => [...this.#caches.keys()];
  delete = async (name: string) => this.#caches.delete(name);
}

const build = (version: string, files: string[]): Build => ({
  version,
  files,
  entry: `/assets/app-${version}.js`,
  pages: '^/discover$',
});
const one = build('one', ['/assets/app-one.js', '/assets/shared.js']);
const two = build('two', ['/assets/app-two.js', '/assets/shared.js']);
const requestFor = (address: string) => new Request(`https://mwanzo.test${address}`);

let onServer: Map<string, string>;
let fetched: string[];
function deploy({ version, files, entry }: Build): void {
  onServer = new Map([
    ['/discover', `shell ${version} ${entry}`],
    ['/', `landing ${version}`],
    ...files.map((file): [string, string] => [file, `content of ${file}`]),
  ]);
}

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (address: string | Request, options?: RequestInit) => {
    const path = typeof address === 'string' ? address : new URL(address.url).pathname;
    fetched.push(path);
    // The browser's own cache may hold an older copy of what has no hash in its name.
    const isOld = typeof address === 'string' && !path.startsWith('/assets/') && options?.cache !== 'no-store';
    const body = isOld ? 'the copy of yesterday' : onServer.get(path);
    return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200, headers: { vary: 'Origin' } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const textOf = async (response: Promise<Response>) => (await response).text();

test('a stored build serves pages and files without the server', async () => {
  deploy(one);
  await storeBuild(one);
  fetched = [];
  expect(await textOf(respondWithPage(one, requestFor('/matches')))).toContain('shell one');
  expect(await textOf(respondWithFile(one, requestFor('/assets/shared.js')))).toBe('content of /assets/shared.js');
  expect(fetched).toEqual([]);
});

test('an update fetches only changed files; old tabs get theirs, new pages are of the new build', async () => {
  deploy(one);
  await storeBuild(one);
  deploy(two);
  fetched = [];
  await storeBuild(two);
  await deleteOldBuilds(two, []);
  expect(fetched).toEqual(['/assets/app-two.js', '/', '/discover']);
  expect(await textOf(respondWithPage(two, requestFor('/discover')))).toContain('shell two');
  expect(await textOf(respondWithFile(two, requestFor('/assets/app-one.js')))).toBe('content of /assets/app-one.js');
});

test('a build older than the last two is deleted, and nothing else', async () => {
  await caches.open('theirs');
  for (const next of [one, two, build('three', [])]) {
    deploy(next);
    await storeBuild(next);
    await deleteOldBuilds(next, []);
  }
  expect(await caches.keys()).toEqual(['theirs', 'mwanzo-app-two', 'mwanzo-app-three']);
});

test('an older build stays while a page of it is open, also one that came from the network', async () => {
  const [three, four] = [build('three', []), build('four', [])];
  const update = async (next: Build, open: string[]) => {
    deploy(next);
    await storeBuild(next);
    await deleteOldBuilds(next, open);
    return (await caches.keys()).map((name) => name.replace('mwanzo-app-', ''));
  };
  expect(await update(one, ['first'])).toEqual(['one']);
  await noteOpenPage(one, 'second');
  expect(await update(two, ['first', 'second'])).toEqual(['one', 'two']);
  expect(await update(three, ['first'])).toEqual(['one', 'two', 'three']);
  expect(await textOf(respondWithFile(three, requestFor('/assets/app-one.js')))).toBe('content of /assets/app-one.js');
  expect(await update(four, ['second'])).toEqual(['one', 'three', 'four']);
  expect(await update(build('five', []), ['third'])).toEqual(['four', 'five']);
});

test('a full phone notes no page, and nothing fails', async () => {
  const put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  vi.spyOn(caches, 'open').mockResolvedValueOnce({ put } as never);
  await noteOpenPage(one, 'first');
  expect(await caches.match('/open-pages/first')).toBeUndefined();
});

test('a shell of another build, or a page of the mobile network, is not stored', async () => {
  deploy(one);
  onServer.set('/discover', '<h1>Buy a bundle</h1>');
  await expect(storeBuild(one)).rejects.toThrow('not of this build');
  expect(await (await caches.open('mwanzo-app-one')).match('/discover')).toBeUndefined();
});

test('a failed file leaves the build without a shell; the next attempt continues there', async () => {
  deploy(one);
  onServer.delete('/assets/shared.js');
  await expect(storeBuild(one)).rejects.toThrow('404');
  deploy(one);
  fetched = [];
  await storeBuild(one);
  expect(fetched).toEqual(['/assets/shared.js', '/', '/discover']);
});

test('a file that the server no longer has makes the next page come from the server', async () => {
  deploy(one);
  await storeBuild(one);
  deploy(two);
  expect((await respondWithFile(one, requestFor('/assets/dialog-one.js'))).status).toBe(404);
  expect(await textOf(respondWithPage(one, requestFor('/discover')))).toContain('shell two');
});

test('an error of the server while it restarts leaves the stored page', async () => {
  deploy(one);
  await storeBuild(one);
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  expect((await respondWithFile(one, requestFor('/assets/later.js'))).status).toBe(502);
  expect(await textOf(respondWithPage(one, requestFor('/discover')))).toContain('shell one');
});

test('the landing page comes from the server, and without a network as it was last seen', async () => {
  deploy(one);
  await storeBuild(one);
  onServer.set('/', 'landing in Swahili');
  expect(await textOf(respondWithLanding(one, requestFor('/?lang=sw')))).toBe('landing in Swahili');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await textOf(respondWithLanding(one, requestFor('/')))).toBe('landing in Swahili');
});

test('an error page is not stored in the place of the landing page', async () => {
  deploy(one);
  await storeBuild(one);
  onServer.delete('/');
  expect((await respondWithLanding(one, requestFor('/'))).status).toBe(404);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await textOf(respondWithLanding(one, requestFor('/')))).toBe('landing one');
});

test('a full phone stores no landing page, and shows the one that has come', async () => {
  deploy(one);
  await storeBuild(one);
  const cache = await caches.open('mwanzo-app-one');
  const put = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  vi.spyOn(caches, 'open').mockResolvedValueOnce({ ...cache, put } as never);
  onServer.set('/', 'landing in Swahili');
  expect(await textOf(respondWithLanding(one, requestFor('/')))).toBe('landing in Swahili');
});

test('without a network the landing page of a build that is not stored yet fails as any page does', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(respondWithLanding(one, requestFor('/'))).rejects.toThrow('Failed to fetch');
});
