import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerFile, answerPage, forgetOldBuilds, keepBuild, type Build } from './kept-build.ts';

/** What Node lacks of a browser's caches: as much as the service worker asks of them. */
class MemoryCaches {
  readonly #caches = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return {
      put: async (address: string, response: Response) => void cache.set(address, response),
      match: async (address: string) => cache.get(address)?.clone(),
      delete: async (address: string) => cache.delete(address),
    };
  }
  async match(request: string | Request) {
    const address = typeof request === 'string' ? request : new URL(request.url).pathname;
    return [...this.#caches.values()]
      .map((cache) => cache.get(address))
      .find(Boolean)
      ?.clone();
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
const asked = (address: string) => new Request(`https://mwanzo.test${address}`);

let onServer: Map<string, string>;
let fetched: string[];
function deploy({ version, files, entry }: Build): void {
  onServer = new Map([
    ['/discover', `shell ${version} ${entry}`],
    ...files.map((file): [string, string] => [file, `content of ${file}`]),
  ]);
}

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const path = typeof address === 'string' ? address : new URL(address.url).pathname;
    fetched.push(path);
    const body = onServer.get(path);
    return new Response(body ?? 'not found', { status: body === undefined ? 404 : 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const textOf = async (answer: Promise<Response>) => (await answer).text();

test('a kept build answers pages and files without the server', async () => {
  deploy(one);
  await keepBuild(one);
  fetched = [];
  expect(await textOf(answerPage(one, asked('/matches')))).toContain('shell one');
  expect(await textOf(answerFile(one, asked('/assets/shared.js')))).toBe('content of /assets/shared.js');
  expect(fetched).toEqual([]);
});

test('an update fetches only what changed; old tabs get their files, new pages are of the new build', async () => {
  deploy(one);
  await keepBuild(one);
  deploy(two);
  fetched = [];
  await keepBuild(two);
  await forgetOldBuilds();
  expect(fetched).toEqual(['/assets/app-two.js', '/discover']);
  expect(await textOf(answerPage(two, asked('/discover')))).toContain('shell two');
  expect(await textOf(answerFile(two, asked('/assets/app-one.js')))).toBe('content of /assets/app-one.js');
});

test('a build before the last one is forgotten', async () => {
  for (const next of [one, two, build('three', [])]) {
    deploy(next);
    await keepBuild(next);
    await forgetOldBuilds();
  }
  expect(await caches.keys()).toEqual(['mwanzo-app-two', 'mwanzo-app-three']);
});

test('a shell of another build, or a page that a network puts in its place, is not kept', async () => {
  deploy(one);
  onServer.set('/discover', '<h1>Buy a bundle</h1>');
  await expect(keepBuild(one)).rejects.toThrow('not of this build');
  expect(await (await caches.open('mwanzo-app-one')).match('/discover')).toBeUndefined();
});

test('a file that does not come leaves the build without a shell; the next attempt goes on where it ended', async () => {
  deploy(one);
  onServer.delete('/assets/shared.js');
  await expect(keepBuild(one)).rejects.toThrow('404');
  deploy(one);
  fetched = [];
  await keepBuild(one);
  expect(fetched).toEqual(['/assets/shared.js', '/discover']);
});

test('a file that the server no longer has shows that the shell is out of date: the next page comes from the server', async () => {
  deploy(one);
  await keepBuild(one);
  deploy(two);
  expect((await answerFile(one, asked('/assets/late-one.js'))).status).toBe(404);
  expect(await textOf(answerPage(one, asked('/discover')))).toContain('shell two');
});
