import type { Match } from '@mwanzo/contract/conversations/matches';
import { onTestFinished } from 'vitest';
import { matchWith } from '../../testing/example-match.ts';
import { exampleMessage } from '../../testing/example-message.ts';
import { openPage } from '../../testing/open-page.ts';

/** Makes a page with a list of matches and a conversation, which receives events. */
export async function startReceiving({ messages = [exampleMessage(1, 7), exampleMessage(2, 1)] } = {}) {
  const page = await openPage();
  const { createReceiver } = await import('./receive-events.ts');
  const { createSync } = await import('./receive-sync.ts');
  const { createDeliveryTeller } = await import('./confirm-delivery.ts');
  const { client } = page;
  const unread = { ...matchWith(7), unread_count: 0, last_message: null };
  client.setQueryData(['matches'], [unread]);
  const { addMessages, messagesOf } = await import('../../shared/conversations/conversations.ts');
  addMessages(7, messages);
  const { note, stop } = createDeliveryTeller(client);
  onTestFinished(stop);
  const receive = createReceiver({ client, sync: createSync(client), noteDelivery: note });
  return {
    page,
    receive,
    matches: () => client.getQueryData<Match[]>(['matches']) ?? [],
    messages: () => messagesOf(7),
  };
}
