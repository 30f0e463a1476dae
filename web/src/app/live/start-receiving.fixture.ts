import type { Match } from '@mwanzo/contract/conversations/matches';
import type { Message } from '@mwanzo/contract/conversations/messages';
import { onTestFinished } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';

/** Makes a page with a list of matches and a conversation in its cache, which receives events. */
export async function startReceiving({ messages = [exampleMessage(1, 7), exampleMessage(2, 1)] } = {}) {
  const page = await openPage();
  const { createReceiver } = await import('./receive-events.ts');
  const { client } = page;
  const unread = { ...matchWith(7), unread_count: 0, last_message: null };
  client.setQueryData(['matches'], [unread]);
  client.setQueryData(['conversation', 7], messages);
  const { receive, stop } = createReceiver(client);
  onTestFinished(stop);
  return {
    page,
    receive,
    stop,
    matches: () => client.getQueryData<Match[]>(['matches']) ?? [],
    messages: () => client.getQueryData<Message[]>(['conversation', 7]) ?? [],
  };
}
