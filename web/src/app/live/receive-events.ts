import type { StreamEvent } from '@mwanzo/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import type { EventOfCalls } from '../../features/conversations/calls/call/receive-calls.ts';
import { endedContacts } from '../../shared/matches/ended-contacts.ts';
import type { EventHandlers } from './event-handlers.ts';
import { matchListOf } from './match-list.ts';
import { receiveMessages } from './receive-messages.ts';
import { receiveNotices } from './receive-notices.ts';
import { receivePeople } from './receive-people.ts';
import { receiveReviews } from './receive-reviews.ts';
import { runLater } from '../../loading/run-later.ts';

/** These run from the start. The rest loads with the first event that needs it. */
export interface ReadyBefore {
  readonly client: QueryClient;
  readonly sync: EventHandlers['sync'];
  /** Notes that this device has the partner's messages up to this id. */
  readonly noteDelivery: (partner: number, upTo: number) => void;
}

/** Makes a function that writes what the event stream reports into the query cache. The screens follow the cache. */
export function createReceiver({ client, sync, noteDelivery }: ReadyBefore): (event: StreamEvent) => void {
  const matches = matchListOf(client);
  /** The code for calls loads with the first event about a call. */
  const toCalls = (event: EventOfCalls) =>
    runLater(import('../../features/conversations/calls/call/receive-calls.ts'), ({ receiveCalls }) =>
      receiveCalls(client, event),
    );
  const handlers: EventHandlers = {
    ...receiveMessages(client, matches, noteDelivery),
    ...receivePeople(client, matches),
    ...receiveNotices(client, matches),
    ...receiveReviews(client),
    sync,
    call: toCalls,
    call_signal: toCalls,
    talk: toCalls,
    payment: () => runLater(import('./follow-plan.ts'), ({ followPlan }) => followPlan(client)),
  };
  return (event) => {
    // A message that was sent before the block or unmatch may arrive after it.
    if (isLate(event)) return;
    const handle = handlers[event.type] as ((event: StreamEvent) => void) | undefined;
    handle?.(event);
  };
}

function isLate(event: StreamEvent): boolean {
  if (event.type === 'match' || event.type === 'match_ended') return false;
  return 'partner' in event && endedContacts.read().has(event.partner);
}
