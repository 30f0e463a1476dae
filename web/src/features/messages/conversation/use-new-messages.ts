import type { Message } from '@mwanzo/contract/messages';
import { useState } from 'react';

const noMessages: readonly Message[] = [];

/**
 * The messages that came last while the chat was open, together if they came together. Those that were there before, or
 * are older ones loaded now, are left out: they can be read in the list, and screen readers must not announce them all.
 */
export function useNewMessages(messages: readonly Message[], ready: boolean): readonly Message[] {
  const newest = messages.at(-1)?.id ?? 0;
  const [told, setTold] = useState<{ to: number; last: readonly Message[] }>();
  if (!ready) return noMessages;
  if (!told) setTold({ to: newest, last: noMessages });
  else if (newest > told.to) setTold({ to: newest, last: messages.filter(({ id }) => id > told.to) });
  return told?.last ?? noMessages;
}
