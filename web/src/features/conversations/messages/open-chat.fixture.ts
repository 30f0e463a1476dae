import type { Message } from '@mwanzo/contract/conversations/messages';
import { createElement, useState } from 'react';
import { expect, vi } from 'vitest';
import type { Reply } from '../../../testing/api-server.ts';
import { exampleMessage } from '../../../testing/example-message.ts';
import { matchWith } from '../../../testing/example-match.ts';
import { openPage } from '../../../testing/open-page.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { until } from '../../../testing/until.ts';
import type { ListNote } from './conversation/list-notes.ts';
import type { ReplyTarget } from './outbox/outbox-rules.ts';

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A message of the last half hour, later ones with higher ids. */
export const message = (id: number, sender: number, fields: Partial<Message> = {}): Message => ({
  ...exampleMessage(id, sender),
  timestamp: minutesAgo(30 - id),
  ...fields,
});

interface Opened {
  match?: ReturnType<typeof matchWith>;
  reply?: Reply;
  replyTo?: ReplyTarget;
  notes?: readonly ListNote[];
  /** True if the list of matches is fetched only now, and waits. */
  isMatchLate?: boolean;
}

/** Opens the chat of member 1 with member 7, Otieno. */
export async function openChat(
  messages: readonly Message[],
  { match, reply, replyTo, notes = [], isMatchLate = false }: Opened = {},
) {
  const page = await openPage();
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { matchesQuery } = await import('../../../queries/matches.ts');
  const { profileQuery } = await import('../../../queries/profile.ts');
  const { ChatScreen } = await import('./chat-screen.tsx');
  const outbox = await import('./outbox/outbox.ts');
  if (!isMatchLate) page.client.setQueryData(matchesQuery.queryKey, [match ?? matchWith(7)]);
  const profile = { id: 7, name: 'Otieno', photo: null, photo_details: [], interests: [], location: '', prompts: [] };
  page.client.setQueryData<object>(profileQuery(7).queryKey, profile);
  const [onReport, onOpenProfile] = [vi.fn(), vi.fn()];
  const Chat = () => {
    const target = useState<ReplyTarget | null>(replyTo ?? null);
    return createElement(ChatScreen, { partnerId: 7, onOpenProfile, reply: target, onReport, notes });
  };
  const screen = await showScreen(page, createElement(Chat), '/chat/7');
  (await page.api.take('GET /api/profiles/7/')).reply({ body: profile });
  (await page.api.take('GET /api/messages/conversation/7/')).reply(reply ?? { body: messages });
  if (messages.length === 0 && !reply)
    (await page.api.take('GET /api/profiles/matches/')).reply({ body: [match ?? matchWith(7)] });
  await (isMatchLate ? page.requestsUnderWay() : page.settled());
  // The code of menus comes with the first touch.
  page.dispatch('pointerdown');
  return {
    page,
    screen,
    onReport,
    onOpenProfile,
    ...outbox,
    input: () => screen.all('textarea', 'Type a message')[0],
    async write(text: string): Promise<void> {
      const input = await until(() => screen.all('textarea', 'Type a message')[0] ?? expect.fail('no input'));
      await screen.write(input, text);
    },
    /** Opens the menu of the first message that waits. */
    openWaiting: () => screen.pressElement(document.querySelector<HTMLElement>('.bubble-cover')),
    /** Opens the menu of the message at this place, counted from the first. */
    async openMenu(place = 0): Promise<void> {
      await screen.pressElement(screen.all('button', 'Actions for this message')[place]);
      await until(() => expect(screen.all('button', 'Reply')).toHaveLength(1));
    },
  };
}
