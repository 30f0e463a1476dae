import { readSession } from '../api/session.ts';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import type { PageProps } from './page-props.ts';
import { findRoute, notFoundRoute, routes, type FoundRoute } from './routes.ts';

export const MemberArea = lazyScreen(() => import('./member-area.tsx'));

const NotFoundPage = lazyScreen(notFoundRoute.load);
const pages = new Map(routes.map((route) => [route, lazyScreen(route.load)]));

export interface FoundScreen extends FoundRoute {
  page: LazyScreen<PageProps>;
}

export function findScreen(...path: Parameters<typeof findRoute>): FoundScreen {
  const found = findRoute(...path);
  return { ...found, page: pages.get(found.route) ?? NotFoundPage };
}

/** Asks for the code of the page at a path and of its frame, together and not one after the other; what does not arrive fails again where it is shown. */
function preloadScreens(pathname: string): void {
  const { status, user } = readSession();
  const { route, page } = findScreen(pathname, user?.role);
  if (route.access !== 'everyone' && status !== 'authenticated') return;
  globalThis.fetchFilesOf?.(pathname);
  for (const { preload } of route.access === 'member' ? [page, MemberArea] : [page]) preload().catch(() => undefined);
}

function preloadLinked({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // The landing page is another document.
  if (link?.origin === location.origin && link.pathname !== '/' && navigator.onLine) preloadScreens(link.pathname);
}

/** The present page's screens at once, and those of a link as soon as a finger is on it: before the first touch brings what opens over pages (late.tsx). */
export function startPreloading(): void {
  preloadScreens(location.pathname);
  addEventListener('pointerdown', preloadLinked, { capture: true, passive: true });
}
