import type { Match } from '@mwanzo/contract/conversations/matches';
import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '@mwanzo/contract/events';
import { readSession } from '../../api/session.ts';
import { logFailure } from '../../device/log-failure.ts';
import type { EventOfCalls } from '../../features/conversations/calls/call/receive-calls.ts';
import { decidedProfile } from '../../shared/deck/decided-profile.ts';
import { notificationsQuery } from '../../features/notices/notifications/notifications-query.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { fetchAgain } from '../../queries/fetch-again.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { forgetEndedContact, noteEndedContact, endedContacts } from '../../shared/matches/ended-contacts.ts';
import { noteTyping } from '../../shared/messages/typing.ts';
import { followOtherTabs } from '../people/ended-contact-tabs.ts';
import { createDeliveryTeller } from './confirm-delivery.ts';
import { withPresence } from './match-list-rules.ts';
import { newMatches } from './new-matches.ts';
import { receiveMessages } from './receive-messages.ts';
import { createSync, lookAtVerification } from './receive-sync.ts';

/** Notices come in groups. The list is fetched once per group, this long after the first notice, in ms. */
const noticesMilliseconds = 300;

export interface Receiver {
  receive: (event: StreamEvent) => void;
  stop: () => void;
}

function receiveInto(client: QueryClient): Receiver {
  let noticesDue = false;

  // Keys are written out where the query itself would add its code to the first visit.
  const refetch = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });

  function refetchNotices(event: StreamEvent): void {
    // A notification that is not about a message may come from a like that has become a match.
    if (event.type === 'notification' && event.kind !== 'message') void refetch(['likes']);
    if (mayBeTold(client, event)) refetchMatches();
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
    // A response that is still on its way may be older than the event.
    if ((known && !changed) || client.isFetching({ queryKey }) > 0) refetchMatches();
  }

  /** Refetch even if the list is not on screen: the badge and the match dialog read it. */
  function refetchMatches(): void {
    void fetchAgain(client, matchesQuery);
  }

  const messages = receiveMessages(client, changeMatches);
  const deliveries = createDeliveryTeller(client);

  const receiveSync = createSync(client, refetchMatches);

  function receive(event: StreamEvent): void {
    // A message that was sent before the block or unmatch may arrive after it.
    if (isLate(event)) return;
    switch (event.type) {
      case 'sync':
        return receiveSync(event);
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
        // The match is new here, so the list has to come from the server.
        forgetEndedContact(event.partner);
        decidedProfile.write(event.partner);
        return refetchMatches();
      case 'swiped':
        return decidedProfile.write(event.partner);
      case 'match_ended':
        if (callPartner.read() === event.partner) receiveCall(client, event);
        return leavePerson(client, event.partner);
      case 'notification':
      case 'notifications_read':
        return refetchNotices(event);
      case 'decision':
        return void refetch(['decisions']);
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

/** Says whether another device may have told of a match that waits here, or is in a list on its way. */
function mayBeTold(client: QueryClient, { type }: StreamEvent): boolean {
  return type === 'notifications_read' && (newMatches.read().length > 0 || client.isFetching(matchesQuery) > 0);
}

/**
 * Writes what the event stream and the member's other tabs report into the query cache. The screens follow the cache.
 */
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

/** From now on nothing of this person is shown. The code that removes the rest loads with the first removal. */
function leavePerson(client: QueryClient, id: number): void {
  noteEndedContact(id);
  client.setQueryData<Match[]>(matchesQuery.queryKey, (matches) => matches?.filter(({ user }) => user.id !== id));
  runLater(import('../people/forget-person.ts'), ({ forgetPerson }) => forgetPerson(client, id));
}

function receiveOther(client: QueryClient, event: StreamEvent): void {
  if (event.type === 'document_looks') void client.invalidateQueries({ queryKey: ['moderation', 'document-looks'] });
  if (event.type === 'call' || event.type === 'call_signal' || event.type === 'talk') receiveCall(client, event);
  // An event that is not listed here comes from a newer server.
}

/** The code for calls loads with the first event about a call. */
function receiveCall(client: QueryClient, event: EventOfCalls): void {
  runLater(import('../../features/conversations/calls/call/receive-calls.ts'), ({ receiveCalls }) =>
    receiveCalls(client, event),
  );
}

/** This code loads with the first such event, which most visits never get. */
function followPlan(client: QueryClient): void {
  runLater(import('./follow-plan.ts'), (module) => module.followPlan(client));
}

/** Runs code that has to load first. The error of code that did not arrive names its file. */
function runLater<Code>(code: Promise<Code>, run: (code: Code) => unknown): void {
  code.then(run, (error: unknown) => logFailure('Could not load what an event needs', error));
}

function isLate(event: StreamEvent): boolean {
  if (event.type === 'match' || event.type === 'match_ended') return false;
  return 'partner' in event && endedContacts.read().has(event.partner);
}
