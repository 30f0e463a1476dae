import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import { readReturnPath, rememberReturnPath } from '../api/return-path.ts';
import { useSession, type Session } from '../api/session.ts';
import { deferred } from '../loading/deferred.tsx';
import { classNames } from '../ui/class-names.ts';
import { Toaster } from '../ui/layers/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { isFramed } from './routes.ts';
import { findScreen, MemberArea, type FoundScreen } from './screens.tsx';

const toastClearance = {
  everyone: '[--nav-h:0px] low:right-0 low:left-auto low:max-w-84',
  member: undefined,
  inner: 'max-lg:[--nav-h:0px]',
  moderator: '[--nav-h:134px] lg:[--foot-h:80px]',
};

const ConnectionNotices = deferred(
  async () => (await import('./connection/connection-notices.tsx')).ConnectionNotices,
  {
    when: 'idle',
  },
);

export function App() {
  const [path] = useLocation();
  const { status, user } = useSession();
  const found = findScreen(path, user?.role);
  return (
    <ErrorBoundary>
      <ConnectionNotices besideRail={isFramed(found.route, status === 'authenticated')} />
      {path === '/home' || path === '/home/' ? (
        <Redirect to="/discover" replace />
      ) : (
        <Screen found={found} path={path} />
      )}
      {/* Toasts keep clear of the bottom bar. Public pages have none, and moderators have a different one. */}
      <Toaster
        className={classNames(toastClearance[found.route.inner ? 'inner' : found.route.access], found.route.toasts)}
      />
    </ErrorBoundary>
  );
}

/** Remembers the page that a visitor wanted until a member opens it. */
function useReturnPath(path: string, forMembers: boolean, status: Session['status']): void {
  useEffect(() => {
    if (forMembers && status === 'unauthenticated') rememberReturnPath(path);
    if (status === 'authenticated' && readReturnPath() === path) rememberReturnPath(null);
  }, [path, forMembers, status]);
}

interface ScreenProps {
  found: FoundScreen;
  path: string;
}

function Screen({ found, path }: ScreenProps) {
  const { status, user } = useSession();
  const { access, topBar, inner } = found.route;
  const { page: Page, params } = found;
  const page = (
    <ErrorBoundary key={path}>
      <Page params={params} />
    </ErrorBoundary>
  );
  useReturnPath(path, access === 'member', status);
  if (!isFramed(found.route, status === 'authenticated')) return page;
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'unauthenticated') return <Redirect to="/login" replace />;
  // When another member signs in in another tab, nothing of the first one stays on the screen.
  return (
    <MemberArea key={user?.id} path={found.route.path} topBar={topBar} inner={inner} params={params}>
      {page}
    </MemberArea>
  );
}
