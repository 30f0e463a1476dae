import type { StreamEvent } from '@mwanzo/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { refreshCallAvailability } from '../../../../queries/call-availability.ts';
import { receiveCallNews } from './call-session.ts';

/** The events about calls. */
export type EventOfCalls = Extract<StreamEvent, { type: 'call' | 'call_signal' | 'talk' }>;

export function receiveCalls(client: QueryClient, event: EventOfCalls): void {
  if (event.type === 'talk' || (event.type === 'call' && event.state === 'ended'))
    refreshCallAvailability(client, event.partner);
  if (event.type !== 'talk') receiveCallNews(event);
}
