import { QueryClientProvider } from '@tanstack/react-query';
import compassIcon from 'lucide/dist/esm/icons/compass.mjs';
import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import logOutIcon from 'lucide/dist/esm/icons/log-out.mjs';
import { useEffect, type ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { readSession } from '../api/session.ts';
import { keepsOffline } from '../device/keep-offline.ts';
import { readStored } from '../device/member-storage.ts';
import { useWideScreen } from '../device/use-media.ts';
import { forgetFilters } from '../features/discovery/deck/filters/kept-filters.ts';
import { app } from '../i18n/app.ts';
import { memberBar } from '../i18n/member-bar.ts';
import { t } from '../i18n/translate.ts';
import { deferred, orNothing } from '../loading/deferred.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { ensureOwnProfile } from '../shared/profiles/own-profile.ts';
import { unreadConversations } from './live/unread-conversations.ts';
import { useStore } from '../state/store.ts';
import { SkipLink } from '../ui/focus/skip-link.tsx';
import { BottomNav, type NavItem } from '../ui/frames/bottom-nav.tsx';
import { Shell } from '../ui/frames/page.tsx';
import { deferredLayer } from '../ui/layers/layer-to-come.tsx';
import { startLayerHistory } from '../ui/layers/layer-history.ts';
import { dismissToast } from '../ui/layers/toast-store.ts';
import { registerServiceWorker } from './connection/register-service-worker.ts';
import { leave, logoutAsked } from './logout-asked.ts';
import { MemberTopBar } from './member-top-bar.tsx';
import type { PageProps } from './page-props.ts';
import { PersonSheetsToCome } from './people/person-sheets-deferred.tsx';
import { focusHeading } from './route-focus.ts';

const queryClient = createQueryClient();

/** Items that a member has left wait there while another one is signed in (sending/left-behind.ts). */
const left = readStored('mwanzo.left');

const UnsentMessages = deferred(async () => (await import('./connection/unsent-messages.ts')).UnsentMessages, {
  // If an earlier visit has left no unsent messages, none can exist before the first touch.
  when: (readStored('mwanzo.outbox') ?? left) === null ? 'touched' : 'idle',
});

const Background = deferred(async () => (await import('./background.tsx')).Background, {
  // If an earlier visit has left something, it is needed at once.
  when: keepsOffline() || (readStored('mwanzo.swipes') ?? readStored('mwanzo.fine') ?? left) ? 'shown' : 'touched',
  ...orNothing,
});

const LiveEvents = deferred(async () => (await import('./live/live-events.tsx')).LiveEvents, { when: 'idle' });

/** The screens that a wide window shows beside the list of matches. */
const besideMatches: readonly string[] = ['/matches', '/chat/{matchId}', String.raw`/chat/past/{pastId:[\da-f-]+}`];

const entries = [
  { label: app.discover, icon: compassIcon, href: '/discover', under: ['/discover'] },
  { label: app.matches, icon: heartIcon, href: '/matches', under: [...besideMatches, '/likes'] },
  { label: app.topUp, icon: gemIcon, href: '/topup', under: ['/topup'] },
] as const;

const MatchesBeside = deferred(async () => (await import('./matches-beside.tsx')).MatchesBeside, {
  placeholder: () => <div />,
});
const panes =
  'grid h-[calc(100dvh-var(--notice-h))] grid-cols-[380px_minmax(0,1fr)] ' +
  'min-[106.25rem]:grid-cols-[460px_minmax(0,1fr)]';
const LogoutQuestion = deferredLayer(async () => (await import('./logout-question.tsx')).LogoutQuestion, 'open');

function navItems(path: string, unread: number): NavItem[] {
  const links = entries.map(({ label, icon, href, under }) => ({
    label: t(label),
    icon,
    href,
    current: under.some((known) => known === path),
    badge: href === '/matches' ? unread : 0,
  }));
  return [...links, { label: t(memberBar.logout), icon: logOutIcon, onPress: leave, atFoot: true }];
}

interface MemberAreaProps {
  /** The path of the route, as in routes.ts. */
  path: string;
  topBar: boolean;
  /** True for pages without the navigation bar on phones. */
  inner: boolean | undefined;
  params: PageProps['params'];
  children: ReactNode;
}

/** The frame of the signed-in screens, with their query cache. It stays mounted when the screen changes. */
export default function MemberArea({ path, topBar, inner, params, children }: MemberAreaProps) {
  const twoPanes = useWideScreen() && besideMatches.includes(path);
  const { matchId } = params;
  const asking = useStore(logoutAsked);
  const unread = useStore(unreadConversations);
  useEffect(() => {
    const owner = readSession().user?.id;
    startLayerHistory();
    void ensureOwnProfile();
    // Restores a limit that was used up before a reload. If this code does not arrive, the next swipe reports the limit
    // again.
    if (readStored('mwanzo.limits')) import('../shared/allowances/note-limit.ts').catch(() => {});
    whenIdle(registerServiceWorker);
    return () => {
      logoutAsked.write(false);
      if (readSession().user?.id === owner) return;
      forgetFilters();
      // A toast may name somebody.
      dismissToast();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink onSkip={focusHeading} />
      <UnsentMessages />
      <Background />
      <LiveEvents />
      <Shell
        top={topBar && !twoPanes && <MemberTopBar key={`over ${path}`} />}
        nav={<BottomNav items={navItems(path, unread)} railOnly={inner} />}
      >
        {/* The elements are the same at every width, so that the page keeps its state when the phone is turned. */}
        <div className={twoPanes ? panes : 'contents'}>
          {twoPanes && (
            <MatchesBeside alone={path === '/matches'} chosen={matchId === undefined ? undefined : Number(matchId)} />
          )}
          <div className={twoPanes ? 'min-h-0 min-w-0' : 'contents'}>{children}</div>
        </div>
      </Shell>
      <PersonSheetsToCome />
      <LogoutQuestion open={asking} onClose={() => logoutAsked.write(false)} />
    </QueryClientProvider>
  );
}
