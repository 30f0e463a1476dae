import { answerFile, answerPage, forgetOldBuilds, keepBuild, type Build } from './kept-build.ts';
import { tellLoadedBytes } from './loaded-bytes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by web/build.ts. */
declare const BUILD: Build;

/** Not in TypeScript's library yet; where a browser knows it, what we leave alone does not have to wake the worker. */
interface StaticRouting {
  addRoutes?: (routes: readonly { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>;
}

/** The app's shell and its hashed files, and nothing else: no answer of the API and no photo is ever kept here. */
const build = BUILD;
const ownPages = new RegExp(build.pages);

tellLoadedBytes(self.clients);

self.addEventListener('install', (event) => {
  const routing = (event as StaticRouting).addRoutes?.(
    ['/api/*', '/media/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
  // Not waiting for old tabs: their files stay, and each next page is of the new build.
  event.waitUntil(Promise.all([routing, keepBuild(build).then(() => self.skipWaiting())]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && ownPages.test(pathname)) event.respondWith(answerPage(build, request));
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(build, request));
});
