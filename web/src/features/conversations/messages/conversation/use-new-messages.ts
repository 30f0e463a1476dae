import type { Message } from '@mwanzo/contract/conversations/messages';
import { useState } from 'react';

const noMessages: readonly Message[] = [];

/**
 * Returns the messages that came last while the chat was open; messages that came together are returned together.
 * Messages that were there before, and older ones that are loaded now, are left out: screen readers must not announce
 * them.
 */
export function useNewMessages(messages: readonly Message[], ready: boolean): readonly Message[] {
  const newest = messages.at(-1)?.id ?? 0;
  const [told, setTold] = useState<{ to: number; last: readonly Message[] }>();
  if (!ready) return noMessages;
  if (!told) setTold({ to: newest, last: noMessages });
  else if (newest > told.to) setTold({ to: newest, last: messages.filter(({ id }) => id > told.to) });
  return told?.last ?? noMessages;
}
