import type { ComponentType } from 'react';
import { readSession } from '../api/session.ts';
import { deferred, type Deferred } from '../loading/deferred.tsx';
import { FailedPage } from './failed-page.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { PageProps } from './page-props.ts';
import { RouteFocus } from './route-focus.ts';
import { findRoute, isFramed, notFoundRoute, routes, type Route } from './routes.ts';

interface PageModule {
  default: ComponentType<PageProps>;
}
type PageLoader = () => Promise<PageModule>;

/** Makes a screen whose code loads when it is shown. If the code does not arrive, the screen says so. */
function deferredScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const Screen = deferred(load, {
    placeholder: LoadingScreen,
    otherwise: () => <FailedPage code={{ load: Screen.preload }} />,
  });
  return Screen;
}

export const MemberArea = deferredScreen(async () => (await import('./member-area.tsx')).default);

const modules = import.meta.glob<PageModule>('./pages/*-page.tsx');

function deferredPage({ page, title }: Route): Deferred<PageProps> {
  return deferredScreen(async () => {
    // web/build/offline-files.test.ts checks that each route's module exists.
    const load = modules[`./pages/${page}-page.tsx`] as PageLoader;
    const { default: Page } = await load();
    return (props: PageProps) => (
      <>
        <Page {...props} />
        <RouteFocus title={title} />
      </>
    );
  });
}

const NotFoundPage = deferredPage(notFoundRoute);
const pages = new Map(routes.map((route) => [route, deferredPage(route)]));

export type FoundScreen = ReturnType<typeof findScreen>;

export function findScreen(...path: Parameters<typeof findRoute>) {
  const found = findRoute(...path);
  return { ...found, page: pages.get(found.route) ?? NotFoundPage };
}

/** Returns the screens that a path shows: its page, and the frame around a member's page. */
export function screensOf(pathname: string) {
  const { status, user } = readSession();
  const { route, page } = findScreen(pathname, user?.role);
  if (route.access !== 'everyone' && status !== 'authenticated') return [];
  return isFramed(route, status === 'authenticated') ? [page, MemberArea] : [page];
}

/** Fetches the code of a path's page and of its frame at the same time. If that fails, the page says so then. */
function preloadScreens(pathname: string): void {
  const screens = screensOf(pathname);
  if (screens.length > 0) globalThis.fetchFilesOf?.(pathname);
  for (const { preload } of screens) preload().catch(() => undefined);
}

/** Returns the link that an event hits, if it leads to a page of the app. The landing page is a separate document. */
export function linkIn({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin && link.pathname !== '/' ? link : null;
}

function preloadLinked(event: PointerEvent): void {
  const link = linkIn(event);
  if (link && navigator.onLine) preloadScreens(link.pathname);
}

/**
 * Preloads the current page's screens at once, and those of a link as soon as a finger touches it. It listens in the
 * capture phase, so that these requests go before the code that the first touch loads (`deferred`).
 */
export function startPreloading(): void {
  preloadScreens(location.pathname);
  addEventListener('pointerdown', preloadLinked, { capture: true, passive: true });
}
