import type { StreamEvent } from '@mwanzo/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../../api/session.ts';
import type { EventOfCalls } from '../../features/conversations/calls/call/receive-calls.ts';
import { endedContacts } from '../../shared/matches/ended-contacts.ts';
import { followOtherTabs } from '../people/ended-contact-tabs.ts';
import { createDeliveryTeller } from './confirm-delivery.ts';
import type { EventHandlers } from './event-handlers.ts';
import { matchListOf } from './match-list.ts';
import { receiveMessages } from './receive-messages.ts';
import { receiveNotices } from './receive-notices.ts';
import { leavePerson, receivePeople } from './receive-people.ts';
import { receiveReviews } from './receive-reviews.ts';
import { createSync } from './receive-sync.ts';
import { runLater } from './run-later.ts';

export interface Receiver {
  receive: (event: StreamEvent) => void;
  stop: () => void;
}

/**
 * Writes what the event stream and the member's other tabs report into the query cache. The screens follow the cache.
 */
export function createReceiver(client: QueryClient): Receiver {
  const matches = matchListOf(client);
  const deliveries = createDeliveryTeller(client);
  /** The code for calls loads with the first event about a call. */
  const toCalls = (event: EventOfCalls) =>
    runLater(import('../../features/conversations/calls/call/receive-calls.ts'), ({ receiveCalls }) =>
      receiveCalls(client, event),
    );
  const handlers: EventHandlers = {
    ...receiveMessages(client, matches, deliveries.note),
    ...receivePeople(client, matches),
    ...receiveNotices(client, matches),
    ...receiveReviews(client),
    sync: createSync(client, matches.refetch),
    call: toCalls,
    call_signal: toCalls,
    talk: toCalls,
    payment: () => runLater(import('./follow-plan.ts'), ({ followPlan }) => followPlan(client)),
  };
  const owner = readSession().user?.id;
  const stopFollowing = owner === undefined ? undefined : followOtherTabs(owner, (id) => leavePerson(client, id));
  return {
    receive(event) {
      // A message that was sent before the block or unmatch may arrive after it.
      if (isLate(event)) return;
      const handle = handlers[event.type] as ((event: StreamEvent) => void) | undefined;
      handle?.(event);
    },
    stop() {
      deliveries.stop();
      stopFollowing?.();
    },
  };
}

function isLate(event: StreamEvent): boolean {
  if (event.type === 'match' || event.type === 'match_ended') return false;
  return 'partner' in event && endedContacts.read().has(event.partner);
}
