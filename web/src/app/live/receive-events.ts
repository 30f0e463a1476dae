import type { Match } from '@mwanzo/contract/matches';
import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '@mwanzo/contract/events';
import { logFailure } from '../../device/log-failure.ts';
import { noteMissedChanges } from '../../features/messages/conversation/loaded-extent.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { openVerification } from '../../queries/open-verification.ts';
import { noteTyping } from '../../queries/typing.ts';
import { refreshVerification } from '../../queries/verification.ts';
import { createDeliveryTeller } from './confirm-delivery.ts';
import { withPresence } from './match-list-rules.ts';
import { receiveMessages } from './receive-messages.ts';

/** Notices come in groups, and each group costs one request: this long after the first, in ms. */
const noticesMilliseconds = 300;

/** Puts what the stream tells into the query cache, and so on the screen. */
export function createReceiver(client: QueryClient): { receive: (event: StreamEvent) => void; stop: () => void } {
  let hasSynced = false;
  let noticesDue = false;

  const refetch = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });

  function refetchNotices(): void {
    if (noticesDue) return;
    noticesDue = true;
    setTimeout(() => {
      noticesDue = false;
      void refetch(notificationsQuery.queryKey);
    }, noticesMilliseconds);
  }

  function changeMatches(next: (matches: Match[]) => Match[] | undefined): void {
    const { queryKey } = matchesQuery;
    const known = client.getQueryData<Match[]>(queryKey);
    const changed = known && next(known);
    if (changed) client.setQueryData(queryKey, changed);
    // A response that is under way may be older than the event.
    if ((known && !changed) || client.isFetching({ queryKey }) > 0) void refetch(queryKey);
  }

  /** Also where nothing shows the list: the badge and the match moment come from it. */
  function refetchMatches(): void {
    void refetch(matchesQuery.queryKey);
    client.fetchQuery({ ...matchesQuery, staleTime: 0 }).catch(() => undefined);
  }

  const messages = receiveMessages(client, changeMatches);
  const deliveries = createDeliveryTeller(client);

  /**
   * The first time, something may have happened between the page's own requests and the opening of the stream; later
   * everything may have.
   */
  function receiveSync(mayHaveMissed: boolean): void {
    const isFirst = !hasSynced;
    hasSynced = true;
    if (!mayHaveMissed) return;
    if (!isFirst) noteMissedChanges(client);
    void refetch(['conversation']);
    void refetch(notificationsQuery.queryKey);
    refetchMatches();
    if (isFirst) return;
    void refetch(['profile']);
    if (openVerification.read()) void lookAtVerification();
  }

  function receive(event: StreamEvent): void {
    switch (event.type) {
      case 'sync':
        return receiveSync(event.refetch);
      case 'message':
        if (event.message.sender === event.partner) deliveries.note(event.partner, event.message.id);
        return messages.arrive(event.partner, event.message);
      case 'message_changed':
        return messages.change(event.partner, event.message);
      case 'message_delivered':
        return messages.delivered(event.partner, event.up_to);
      case 'message_read':
        return messages.read(event.partner, event.up_to, event.by_partner);
      case 'typing':
        return noteTyping(event.partner);
      case 'presence':
        return changeMatches((matches) => withPresence(matches, event.partner, event.presence) ?? matches);
      case 'match':
        // Not known before: the list has to come from the server.
        return refetchMatches();
      case 'notification':
      case 'notifications_read':
        return refetchNotices();
      case 'verification':
        return void lookAtVerification();
      default:
        // An event of a newer server.
        return undefined;
    }
  }

  return { receive, stop: deliveries.stop };
}

async function lookAtVerification(): Promise<void> {
  await refreshVerification().catch((error: unknown) => logFailure('Could not load the verification', error));
}
