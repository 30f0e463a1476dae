import {
  respondWithFile,
  respondWithLanding,
  respondWithPage,
  deleteOldBuilds,
  noteOpenPage,
  storeBuild,
  type Build,
} from './kept-build.ts';
import { reportLoadedBytes } from './loaded-bytes.ts';
import { openPage, readPush, showPush } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by web/build/build-web.ts. */
declare const BUILD: Build;

/** TypeScript's DOM types lack this. Where it is supported, requests that the worker does not handle do not wake it. */
interface StaticRouting {
  addRoutes?: (routes: readonly { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>;
}

/** Only the app's shell, the landing page and hashed files are stored: no API response and no photo. */
const build = BUILD;
const appPages = new RegExp(build.pages);

reportLoadedBytes(self.clients);

self.addEventListener('install', (event) => {
  const routing = (event as StaticRouting).addRoutes?.(
    ['/api/*', '/media/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
  // The new worker does not wait for old tabs: their files stay stored, and every new page is of the new build.
  event.waitUntil(Promise.all([routing, storeBuild(build).then(() => self.skipWaiting())]));
});

async function takeOver(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ids = open.map(({ id }) => id);
  await deleteOldBuilds(build, ids);
  await self.clients.claim();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && appPages.test(pathname)) {
    event.respondWith(respondWithPage(build, request));
    event.waitUntil(noteOpenPage(build, event.resultingClientId));
  }
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(respondWithLanding(build, request));
  if (pathname.startsWith('/assets/')) event.respondWith(respondWithFile(build, request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self.registration, readPush(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(self.clients, event.notification.data));
});
