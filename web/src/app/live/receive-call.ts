import type { QueryClient } from '@tanstack/react-query';
import type { EventOfCalls } from '../../features/conversations/calls/call/receive-calls.ts';
import { runLater } from './run-later.ts';

/** The code for calls loads with the first event about a call. */
export function receiveCall(client: QueryClient, event: EventOfCalls): void {
  runLater(import('../../features/conversations/calls/call/receive-calls.ts'), ({ receiveCalls }) =>
    receiveCalls(client, event),
  );
}
