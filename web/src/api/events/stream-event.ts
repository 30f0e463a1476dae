import type { MemberEvent } from '@mwanzo/contract/events';

/** What the stream sends. `sync` comes first; with `refetch` events may have been missed. */
export type StreamEvent = MemberEvent | { type: 'sync'; refetch: boolean };
