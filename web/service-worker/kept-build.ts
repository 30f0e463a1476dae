/** What a build gives its service worker (web/offline-files.ts). */
export interface Build {
  /** Another one for each other content. */
  version: string;
  /** Addresses of hashed files, each of which never changes. */
  files: readonly string[];
  /** The file that the shell of this build, and of no other, names. */
  entry: string;
  /** Of the addresses that the shell answers, as the source of a regular expression. */
  pages: string;
}

const prefix = 'mwanzo-app-';
/** Any page that the shell answers gives the shell. */
const shellAddress = '/discover';
/** Tabs that were opened before an update go on asking for the files of their build. */
const buildsKept = 2;

const nameOf = (build: Build) => prefix + build.version;

async function fetchWhole(address: string, options: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

/** The shell, unless what came is another build's, or the page that a network puts in our place when a data bundle has run out. */
async function fetchShell(build: Build): Promise<Response> {
  const response = await fetchWhole(shellAddress, { cache: 'no-store' });
  if (!(await response.clone().text()).includes(build.entry)) throw new Error('The shell is not of this build');
  return response;
}

/**
 * Keeps all files of a build, one after the other and at low priority, so that what the member is looking at
 * comes first. What the visit has already loaded comes from the browser's own cache, what an earlier build or
 * an interrupted attempt has left from there. The shell is last: a build with a shell is whole.
 */
export async function keepBuild(build: Build): Promise<void> {
  const cache = await caches.open(nameOf(build));
  for (const file of build.files) {
    // All at once they would get in the way of the page.
    // oxlint-disable-next-line no-await-in-loop
    await cache.put(file, (await caches.match(file)) ?? (await fetchWhole(file, { priority: 'low' })));
  }
  await cache.put(shellAddress, await fetchShell(build));
}

export async function forgetOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(builds.slice(0, -buildsKept).map((name) => caches.delete(name)));
}

/** The app's page from the cache; from the server when it is not there. */
export async function answerPage(build: Build, request: Request): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  return (await cache.match(shellAddress)) ?? fetch(request);
}

/**
 * A hashed file, of whichever build. One that the server no longer has shows that the shell is out of date: it
 * goes, so that the page's one reload gets the present one.
 */
export async function answerFile(build: Build, request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 404) await (await caches.open(nameOf(build))).delete(shellAddress);
  return response;
}
