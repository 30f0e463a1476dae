import { memberEvent } from '@mwanzo/contract/events';
import { z } from 'zod';

const id = z.number().int();

/** A message between processes. Unknown fields are dropped. */
const busMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), id: z.uuid(), to: z.array(id), event: memberEvent }),
  z.object({ kind: z.literal('sessions_ended'), sessionIds: z.array(id) }),
  /** The sender could not publish for a while, so its events are missing elsewhere. */
  z.object({ kind: z.literal('gap') }),
]);
export type BusMessage = z.infer<typeof busMessage>;

/** @throws when it is not a message of this version */
export function parseBusMessage(text: string): BusMessage {
  return busMessage.parse(JSON.parse(text));
}
