/** The facts that the service worker has about its build (web/build/offline-files.ts). */
export interface Build {
  /** The version, which changes whenever the content does. */
  version: string;
  /** The paths of hashed files, which never change. */
  files: readonly string[];
  /** The entry script, which only this build's shell names. */
  entry: string;
  /** The source of a regular expression for the paths that get the shell. */
  pages: string;
}

const prefix = 'mwanzo-app-';
/** The shell is the same at every page's path. */
const shellPath = '/discover';
const landingPath = '/';
/** This many builds stay in any case, and an older one as long as a page of it is open: it requests its own files. */
const buildsKept = 2;
/** In a build's cache, an empty entry for each page that was opened from it. */
const openPages = '/open-pages/';

const nameOf = (build: Build) => prefix + build.version;

async function fetchOk(path: string, options: RequestInit): Promise<Response> {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}

/**
 * Fetches the shell. Throws if it belongs to another build, or if it is a page of the mobile network because the data
 * bundle has run out.
 */
async function fetchShell(build: Build): Promise<Response> {
  const response = await fetchOk(shellPath, { cache: 'no-store' });
  if (!(await response.clone().text()).includes(build.entry)) throw new Error('The shell is not of this build');
  return response;
}

/**
 * Stores all files of a build, one after the other and at low priority, so that the page's own requests come first.
 * Files that the visit has loaded come from the browser's cache; those of an earlier build or an interrupted attempt
 * are copied. The shell comes last, so a build that has a shell is complete.
 */
export async function storeBuild(build: Build): Promise<void> {
  const cache = await caches.open(nameOf(build));
  for (const file of build.files) {
    // Parallel requests would slow down the page.
    // oxlint-disable-next-line no-await-in-loop
    await cache.put(file, (await caches.match(file)) ?? (await fetchOk(file, { priority: 'low' })));
  }
  await cache.put(landingPath, await fetchOk(landingPath, { cache: 'no-store', priority: 'low' }));
  await cache.put(shellPath, await fetchShell(build));
}

/** Notes that a page of this build is open. A phone whose storage is full keeps no note. */
export async function noteOpenPage(build: Build, id: string): Promise<void> {
  const cache = await caches.open(nameOf(build));
  await cache.put(openPages + id, new Response()).catch(() => undefined);
}

/**
 * Deletes the builds before the last two, but none of which a page is open. A page that no build has noted was loaded
 * from the network, so it is of this build.
 * @param open the ids of all pages that are open
 */
export async function deleteOldBuilds(build: Build, open: readonly string[]): Promise<void> {
  const noteUnknown = async (id: string) => {
    if (!(await caches.match(openPages + id))) await noteOpenPage(build, id);
  };
  await Promise.all(open.map(noteUnknown));
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const deleteUnlessOpen = async (name: string) => {
    const cache = await caches.open(name);
    const notes = await Promise.all(open.map((id) => cache.match(openPages + id)));
    if (!notes.some(Boolean)) await caches.delete(name);
  };
  await Promise.all(builds.slice(0, -buildsKept).map(deleteUnlessOpen));
}

/** Returns the shell from the cache, or from the server if it is not there. */
export async function respondWithPage(build: Build, request: Request): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  return (await cache.match(shellPath)) ?? fetch(request);
}

/**
 * Returns the landing page from the server, in the language that the server chooses, and stores it for offline use. It
 * contains nothing about a member.
 */
export async function respondWithLanding(build: Build, request: Request): Promise<Response> {
  const cache = await caches.open(nameOf(build));
  try {
    const response = await fetch(request);
    // A phone whose storage is full still shows the page.
    if (response.ok) await cache.put(landingPath, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache.match(landingPath);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Returns a hashed file of any build. If the server no longer has it, the shell is outdated and is deleted. So the
 * page, which reloads once, gets the current shell.
 */
export async function respondWithFile(build: Build, request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 404) await (await caches.open(nameOf(build))).delete(shellPath);
  return response;
}
