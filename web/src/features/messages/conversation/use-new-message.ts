import type { Message } from '@mwanzo/contract/messages';
import { useState } from 'react';

/**
 * The newest message if it came while the chat was open. What was there before, and what is loaded from before, is no
 * news: it is in the list to be read, and screen readers must not say it all.
 */
export function useNewMessage(messages: readonly Message[], ready: boolean): Message | undefined {
  const newest = messages.at(-1);
  const [known, setKnown] = useState<number>();
  if (ready && known === undefined) setKnown(newest?.id ?? 0);
  return known !== undefined && newest && newest.id !== known ? newest : undefined;
}
