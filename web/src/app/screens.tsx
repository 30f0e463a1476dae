import type { ComponentType } from 'react';
import { readSession } from '../api/session.ts';
import { deferred, type Deferred } from '../loading/deferred.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { PageProps } from './page-props.ts';
import { RouteFocus } from './route-focus.ts';
import { findRoute, notFoundRoute, routes, type FoundRoute, type Route } from './routes.ts';

interface PageModule {
  default: ComponentType<PageProps>;
}
type PageLoader = () => Promise<PageModule>;

export const MemberArea = deferred(async () => (await import('./member-area.tsx')).default, {
  when: 'shown',
  placeholder: LoadingScreen,
});

const modules = import.meta.glob<PageModule>('./pages/*-page.tsx');

function deferredPage({ page, title }: Route): Deferred<PageProps> {
  return deferred(
    async () => {
      // web/build/offline-files.test.ts checks that each route's module exists.
      const load = modules[`./pages/${page}-page.tsx`] as PageLoader;
      const { default: Page } = await load();
      return (props: PageProps) => (
        <>
          <Page {...props} />
          <RouteFocus title={title} />
        </>
      );
    },
    { when: 'shown', placeholder: LoadingScreen },
  );
}

const NotFoundPage = deferredPage(notFoundRoute);
const pages = new Map(routes.map((route) => [route, deferredPage(route)]));

export interface FoundScreen extends FoundRoute {
  page: Deferred<PageProps>;
}

export function findScreen(...path: Parameters<typeof findRoute>): FoundScreen {
  const found = findRoute(...path);
  return { ...found, page: pages.get(found.route) ?? NotFoundPage };
}

/**
 * Fetches the code of a path's page and of its frame at the same time. If that fails, the error shows where the page is
 * rendered.
 */
function preloadScreens(pathname: string): void {
  const { status, user } = readSession();
  const { route, page } = findScreen(pathname, user?.role);
  if (route.access !== 'everyone' && status !== 'authenticated') return;
  globalThis.fetchFilesOf?.(pathname);
  for (const { preload } of route.access === 'member' ? [page, MemberArea] : [page]) preload().catch(() => undefined);
}

function preloadLinked({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // The landing page is a separate document.
  if (link?.origin === location.origin && link.pathname !== '/' && navigator.onLine) preloadScreens(link.pathname);
}

/**
 * Preloads the current page's screens at once, and those of a link as soon as a finger touches it. It listens in the
 * capture phase, so that these requests go before the code that the first touch loads (`deferred`).
 */
export function startPreloading(): void {
  preloadScreens(location.pathname);
  addEventListener('pointerdown', preloadLinked, { capture: true, passive: true });
}
