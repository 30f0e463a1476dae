import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { createQueryClient } from '../api/query-client.ts';
import { logout } from '../api/session.ts';
import { readStored } from '../device/member-storage.ts';
import { readStoredDrafts } from '../features/messages/drafts/stored-drafts.ts';
import { app } from '../i18n/app.ts';
import { t } from '../i18n/translate.ts';
import { deferred } from '../loading/deferred.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { ensureOwnProfile } from '../queries/own-profile.ts';
import { SkipLink } from '../ui/focus/skip-link.tsx';
import { BottomNav, type NavItem } from '../ui/frames/bottom-nav.tsx';
import { Shell } from '../ui/frames/page.tsx';
import { compassIcon } from '../ui/icons/compass.ts';
import { gemIcon } from '../ui/icons/gem.ts';
import { heartIcon } from '../ui/icons/heart.ts';
import { logOutIcon } from '../ui/icons/log-out.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { MemberTopBar } from './member-top-bar.tsx';
import { focusHeading } from './route-focus.ts';

const queryClient = createQueryClient();

const UnsentMessages = deferred(async () => (await import('./connection/unsent-messages.ts')).UnsentMessages, {
  // If nothing is waiting from an earlier visit, nothing can be waiting before the first touch.
  when: readStoredDrafts() === null ? 'touched' : 'idle',
});

const Background = deferred(async () => (await import('./background.tsx')).Background, {
  // What an earlier visit has left is wanted at once.
  when: (readStored('mwanzo.keepOffline') ?? readStored('mwanzo.swipes')) ? 'shown' : 'touched',
  otherwise: () => null,
});

const entries = [
  { label: app.discover, icon: compassIcon, href: '/discover', under: ['/discover'] },
  { label: app.matches, icon: heartIcon, href: '/matches', under: ['/matches', '/chat/{matchId}'] },
  { label: app.topUp, icon: gemIcon, href: '/topup', under: ['/topup'] },
] as const;

function navItems(path: string): NavItem[] {
  const links = entries.map(({ label, icon, href, under }) => ({
    label: t(label),
    icon,
    href,
    current: under.some((known) => known === path),
  }));
  return [...links, { label: t(app.logout), icon: logOutIcon, onPress: logout, atFoot: true }];
}

interface MemberAreaProps {
  /** The path of the route in routes.ts. */
  path: string;
  topBar: boolean;
  children: ReactNode;
}

/** The frame of the signed-in screens, with their query cache. It stays mounted while screens change. */
export default function MemberArea({ path, topBar, children }: MemberAreaProps) {
  useEffect(() => {
    void ensureOwnProfile();
    whenIdle(registerServiceWorker);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink onSkip={focusHeading} />
      <UnsentMessages />
      <Background />
      <Shell
        top={topBar && <MemberTopBar key={`over ${path}`} />}
        nav={<BottomNav items={navItems(path)} link={Link} />}
      >
        {children}
      </Shell>
    </QueryClientProvider>
  );
}
