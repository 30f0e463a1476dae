import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StreamEvent } from '@mwanzo/contract/events';
import { shareEvents } from '../../api/events/share-events.ts';
import { useSession } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';
import { isLowData } from '../../device/low-data.ts';
import { listen, together } from '../../device/listen.ts';
import { onLine } from '../../device/on-online.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { deferred, orNothing } from '../../loading/deferred.tsx';
import { followOtherTabs } from '../people/ended-contact-tabs.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { conversationKey } from '../../queries/conversation.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { trialQuestion, unreadPremiumNews } from '../../shared/premium/premium-news.ts';
import { unreadConversations } from './unread-conversations.ts';
import { useStore } from '../../state/store.ts';
import { useEver } from '../../state/use-ever.ts';
import { createDeliveryTeller } from './confirm-delivery.ts';
import { leavePerson } from './leave-person.ts';
import { newMatches, noteMatches } from './new-matches.ts';
import { createSync } from './receive-sync.ts';

const MatchAnnouncement = deferred(async () => (await import('./match-announcement.tsx')).MatchAnnouncement, orNothing);

const MemberCalls = deferred(async () => (await import('../calls/member-calls.tsx')).MemberCalls, orNothing);

const PremiumBegun = deferred(async () => (await import('./premium-begun.tsx')).PremiumBegun, orNothing);

/** In low-data mode a hidden page keeps reading the stream for this long, in ms. */
const hiddenMilliseconds = 60_000;
/** Code that did not arrive is loaded again after this time, in ms. */
const againMilliseconds = 30_000;

/** Follows the event stream while the member is signed in. */
export function LiveEvents() {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  // A recent match, calls that are to start at once and an open sheet stay mounted.
  const announces = useEver(useStore(newMatches).length > 0);
  const talks = useEver(useStore(callPartner) !== null);
  const { data: notices } = useQuery({ ...notificationsQuery, enabled: false });
  const mayTry = useStore(trialQuestion) !== 'none';
  const thanks = useEver(mayTry || unreadPremiumNews(notices).length > 0);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const stop = receiveEvents(client, userId);
    return () => {
      stop();
      newMatches.write([]);
      unreadConversations.write(0);
    };
  }, [client, userId]);

  useMatches();
  return (
    (announces || talks || thanks) && (
      <>
        {announces && <MatchAnnouncement />}
        {talks && <MemberCalls />}
        {thanks && <PremiumBegun />}
      </>
    )
  );
}

/**
 * Receives the events of the stream, and what other tabs report, until the returned function is called. Most first
 * visits get no event but `sync`, so the code for all others loads with the first of them.
 */
function receiveEvents(client: QueryClient, userId: number): () => void {
  let stopped = false;
  const deliveries = createDeliveryTeller(client);
  const sync = createSync(client);
  let receiving: ReturnType<typeof load> | undefined;
  /** Loads again after a failure. The events that have come meanwhile are kept in their order. */
  const load = (): Promise<((event: StreamEvent) => void) | undefined> =>
    import('./receive-events.ts')
      .then(({ createReceiver }) => createReceiver({ client, sync, noteDelivery: deliveries.note }))
      .catch(async (error: unknown) => {
        logFailure('Could not load live events', error);
        await new Promise((resolve) => setTimeout(resolve, againMilliseconds));
        return stopped ? undefined : load();
      });
  const stop = follow(userId, (event) => {
    if (event.type === 'sync' && !receiving) return sync(event);
    receiving ??= load();
    void receiving.then((receive) => stopped || receive?.(event));
  });
  const stopFollowing = followOtherTabs(userId, (id) => leavePerson(client, id));
  return () => {
    stopped = true;
    stop();
    stopFollowing();
    deliveries.stop();
  };
}

/**
 * Reads the event stream. It pauses without a network, and in low-data mode after the page has been hidden for a while.
 */
function follow(userId: number, onEvent: (event: StreamEvent) => void): () => void {
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let isAway = false;
  const share = shareEvents({ userId, onEvent, isWanted: () => navigator.onLine && !(isAway && isLowData()) });
  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    isAway = false;
    if (document.visibilityState === 'visible') return share.update();
    hiddenTimer = setTimeout(() => {
      isAway = true;
      share.update();
    }, hiddenMilliseconds);
  };
  return together(
    () => clearTimeout(hiddenTimer),
    onLine(share.update),
    listen('visibilitychange', onVisibility, document),
    share.stop,
  );
}

/**
 * Keeps the list of matches in the cache while the member is signed in. The badge and the new matches are derived from
 * it.
 */
function useMatches(): void {
  const client = useQueryClient();
  const { data } = useQuery({ ...matchesQuery, enabled: false });
  const [looked, setLooked] = useState(document.visibilityState);

  useEffect(() => listen('visibilitychange', () => setLooked(document.visibilityState), document), []);

  useEffect(() => {
    // Messages that arrive in the open chat count as read.
    const isOpen = ({ user }: Match) =>
      looked === 'visible' &&
      client
        .getQueryCache()
        .find({ queryKey: conversationKey(user.id) })
        ?.isActive();
    const unread = data?.filter((match) => match.unread_count > 0 && !isOpen(match)) ?? [];
    if (unread.length !== unreadConversations.read()) unreadConversations.write(unread.length);
    noteMatches(data ?? []);
  }, [client, data, looked]);
}
