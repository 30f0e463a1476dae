import type { Message } from '@mwanzo/contract/messages';
import { useState } from 'react';

/**
 * The newest message, if it arrived while the chat was open. Messages that were there before, or are older ones loaded
 * now, are left out: they can be read in the list, and screen readers must not announce them all.
 */
export function useNewMessage(messages: readonly Message[], ready: boolean): Message | undefined {
  const newest = messages.at(-1);
  const [newestAtFirst, setNewestAtFirst] = useState<number>();
  if (ready && newestAtFirst === undefined) setNewestAtFirst(newest?.id ?? 0);
  return newestAtFirst !== undefined && newest && newest.id !== newestAtFirst ? newest : undefined;
}
