import type { Match } from '@mwanzo/contract/matches';
import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '@mwanzo/contract/events';
import { readSession } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';
import type { EventOfCalls } from '../../features/calls/call/receive-calls.ts';
import { noteMissedChanges } from '../../features/messages/conversation/loaded-extent.ts';
import { notificationsQuery } from '../../features/notifications/notifications-query.ts';
import { callPartner } from '../../queries/call-partner.ts';
import { decisionsQuery } from '../../queries/decisions.ts';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { likesQuery } from '../../queries/likes.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { openVerification } from '../../queries/open-verification.ts';
import { forgetParting, notePartedPerson, partedPeople } from '../../queries/parted-people.ts';
import { noteTyping } from '../../queries/typing.ts';
import { refreshVerification } from '../../queries/verification.ts';
import { followOtherTabs } from '../people/parted-tabs.ts';
import { createDeliveryTeller } from './confirm-delivery.ts';
import { withPresence } from './match-list-rules.ts';
import { receiveMessages } from './receive-messages.ts';

/** Notices come in groups, and each group costs one request: this long after the first, in ms. */
const noticesMilliseconds = 300;

interface Receiver {
  receive: (event: StreamEvent) => void;
  stop: () => void;
}

function receiveInto(client: QueryClient): Receiver {
  let hasSynced = false;
  let noticesDue = false;

  const refetch = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });

  function refetchNotices(event: StreamEvent): void {
    // A match has answered a like.
    if (event.type === 'notification' && event.kind !== 'message') void refetch(likesQuery.queryKey);
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
    if ((known && !changed) || client.isFetching({ queryKey }) > 0) refetchMatches();
  }

  /** Also where nothing shows the list: the badge and the match moment come from it. */
  function refetchMatches(): void {
    void fetchAgain(client, matchesQuery);
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
    if (!isFirst) {
      noteMissedChanges(client);
      // They may have matched again: what is fetched now knows.
      partedPeople.write(new Set());
    }
    void refetch(['conversation']);
    void refetch(['past-conversations']);
    void refetch(notificationsQuery.queryKey);
    refetchMatches();
    if (isFirst) return;
    void refetch(['profile']);
    if (openVerification.read()) void lookAtVerification();
  }

  function receive(event: StreamEvent): void {
    // What somebody sent before the end may arrive after it.
    if (isLate(event)) return;
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
        forgetParting(event.partner);
        return refetchMatches();
      case 'match_ended':
        if (callPartner.read() === event.partner) receiveCall(client, event);
        return leavePerson(client, event.partner);
      case 'notification':
      case 'notifications_read':
        return refetchNotices(event);
      case 'decision':
        return void refetch(decisionsQuery.queryKey);
      case 'payment':
        return followPlan(client);
      case 'verification':
        return void lookAtVerification();
      default:
        return receiveOther(client, event);
    }
  }

  return { receive, stop: deliveries.stop };
}

/** Puts what the stream and the member's other tabs tell into the query cache, and so on the screen. */
export function createReceiver(client: QueryClient): Receiver {
  const { receive, stop } = receiveInto(client);
  const owner = readSession().user?.id;
  const stopFollowing = owner === undefined ? undefined : followOtherTabs(owner, (id) => leavePerson(client, id));
  return {
    receive,
    stop() {
      stop();
      stopFollowing?.();
    },
  };
}

/** From now on nothing of theirs is shown. What it takes to forget the rest comes with the first time. */
function leavePerson(client: QueryClient, id: number): void {
  notePartedPerson(id);
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) => matches?.filter(({ user }) => user.id !== id));
  import('../people/forget-person.ts').then(
    ({ forgetPerson }) => forgetPerson(client, id),
    (error: unknown) => logFailure('Could not forget somebody whose match is over', error),
  );
}

function receiveOther(client: QueryClient, event: StreamEvent): void {
  if (event.type === 'call' || event.type === 'call_signal' || event.type === 'talk') receiveCall(client, event);
  // What is left is an event of a newer server.
}

/** What calls take comes with the first one. */
function receiveCall(client: QueryClient, event: EventOfCalls): void {
  import('../../features/calls/call/receive-calls.ts').then(
    ({ receiveCalls }) => receiveCalls(client, event),
    (error: unknown) => logFailure('Could not load calls', error),
  );
}

/** What it takes comes with the first time, which most visits never see. */
function followPlan(client: QueryClient): void {
  import('./follow-plan.ts').then(
    (module) => module.followPlan(client),
    (error: unknown) => logFailure('Could not fetch the plan', error),
  );
}

function isLate(event: StreamEvent): boolean {
  if (event.type === 'match' || event.type === 'match_ended') return false;
  return 'partner' in event && partedPeople.read().has(event.partner);
}

async function lookAtVerification(): Promise<void> {
  await refreshVerification().catch((error: unknown) => logFailure('Could not load the verification', error));
}
