import { Redirect, useLocation } from 'wouter';
import { useSession } from '../api/session.ts';
import { deferred } from '../loading/deferred.tsx';
import { Toaster } from '../ui/layers/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { findScreen, MemberArea, type FoundScreen } from './screens.tsx';

const toastClearance = {
  everyone: '[--nav-h:0px]',
  member: undefined,
  inner: 'max-lg:[--nav-h:0px]',
  moderator: '[--nav-h:134px] [--foot-h:80px]',
};

const ConnectionNotices = deferred(
  async () => (await import('./connection/connection-notices.tsx')).ConnectionNotices,
  {
    when: 'idle',
  },
);

export function App() {
  const [path] = useLocation();
  const { user } = useSession();
  const found = findScreen(path, user?.role);
  return (
    <ErrorBoundary>
      <ConnectionNotices besideRail={found.route.access === 'member'} />
      {path === '/home' || path === '/home/' ? (
        <Redirect to="/discover" replace />
      ) : (
        <Screen found={found} path={path} />
      )}
      {/* Toasts keep clear of the bottom bar. Public pages have none, and moderators have a different one. */}
      <Toaster
        position={found.route.toasts}
        className={toastClearance[found.route.inner ? 'inner' : found.route.access]}
      />
    </ErrorBoundary>
  );
}

interface ScreenProps {
  found: FoundScreen;
  path: string;
}

function Screen({ found, path }: ScreenProps) {
  const { status } = useSession();
  const { access, topBar, inner } = found.route;
  const { page: Page, params } = found;
  const page = (
    <ErrorBoundary key={path}>
      <Page params={params} />
    </ErrorBoundary>
  );
  if (access !== 'member') return page;
  if (status === 'loading') return <LoadingScreen />;
  if (status === 'unauthenticated') return <Redirect to="/login" replace />;
  return (
    <MemberArea path={found.route.path} topBar={topBar} inner={inner}>
      {page}
    </MemberArea>
  );
}
