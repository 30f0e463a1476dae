import type { StreamEvent } from '@mwanzo/contract/events';

/** The handlers of all events, by type. An event of another type comes from a newer server. */
export type EventHandlers = {
  readonly [Type in StreamEvent['type']]: (event: Extract<StreamEvent, { type: Type }>) => void;
};
