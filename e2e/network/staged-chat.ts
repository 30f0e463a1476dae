import type { Message } from '@mwanzo/contract/conversations/messages';
import type { Page, Route } from '@playwright/test';
import { isRequestTo } from './endpoint.ts';

export interface StagedChat {
  /** The messages that the server would have, oldest first. */
  messages: Message[];
  /** The page has reported that it has read up to these message ids. */
  readonly read: number[];
  /** Adds a message of the partner. The page learns of it when its window gets the focus. */
  arrive: (text: string) => Promise<void>;
}

interface StagedPeople {
  own: number;
  partner: number;
}

const minute = 60_000;

/** Makes a message of a staged chat that was sent so many minutes ago. */
export function stagedMessage(
  { own, partner }: StagedPeople,
  id: number,
  text: string,
  changed: Partial<Message> & { mine?: boolean; minutesAgo?: number } = {},
): Message {
  const { mine = false, minutesAgo = 0, ...rest } = changed;
  return {
    id,
    sender: mine ? own : partner,
    receiver: mine ? partner : own,
    text,
    timestamp: new Date(Date.now() - minutesAgo * minute).toISOString(),
    client_id: null,
    reply_to: null,
    reply_to_prompt: null,
    reactions: [],
    is_deleted: false,
    media: null,
    delivered_at: null,
    warning: null,
    seen_at: null,
    ...rest,
  };
}

function pageOf(messages: readonly Message[], query: URLSearchParams): Message[] {
  const [limit, before, after] = ['limit', 'before', 'after'].map((name) => Number(query.get(name) ?? 0));
  if (after) return messages.filter(({ id }) => id > after);
  return messages.filter(({ id }) => !before || id < before).slice(-(limit || 1000));
}

/**
 * From now on the conversation with a partner is this one, and nothing of it reaches the server: sending, reacting,
 * deleting and reading change only the staged messages.
 */
export async function stageChat(page: Page, people: StagedPeople, messages: Message[]): Promise<StagedChat> {
  const chat: StagedChat = {
    messages,
    read: [],
    arrive: async (text) => {
      chat.messages.push(stagedMessage(people, (chat.messages.at(-1)?.id ?? 0) + 1, text));
      await page.evaluate(() => dispatchEvent(new Event('focus')));
    },
  };
  const change = (route: Route, changed: Partial<Message>) => {
    const id = Number(/messages\/(\d+)\//.exec(route.request().url())?.[1]);
    chat.messages = chat.messages.map((message) => (message.id === id ? { ...message, ...changed } : message));
    return route.fulfill({ json: chat.messages.find((message) => message.id === id) });
  };
  const answers: [Parameters<typeof isRequestTo>[0], (route: Route) => Promise<void>][] = [
    [
      'GET /api/messages/conversation/*',
      (route) => route.fulfill({ json: pageOf(chat.messages, new URL(route.request().url()).searchParams) }),
    ],
    [
      'POST /api/messages/conversation/*/read',
      (route) => {
        chat.read.push((route.request().postDataJSON() as { up_to: number }).up_to);
        return route.fulfill({ status: 204 });
      },
    ],
    ['POST /api/messages/typing', (route) => route.fulfill({ status: 204 })],
    [
      'POST /api/messages/send',
      (route) => {
        const body = route.request().postDataJSON() as { text: string; client_id: string; reply_to?: number };
        const quoted = chat.messages.find(({ id }) => id === body.reply_to);
        const sent = stagedMessage(people, (chat.messages.at(-1)?.id ?? 0) + 1, body.text, {
          mine: true,
          client_id: body.client_id,
          reply_to: quoted ? { id: quoted.id, sender: quoted.sender, text: quoted.text, media_kind: null } : null,
        });
        chat.messages.push(sent);
        return route.fulfill({ status: 201, json: sent });
      },
    ],
    [
      'POST /api/messages/*/reaction',
      (route) => {
        const { emoji } = route.request().postDataJSON() as { emoji: Message['reactions'][number]['emoji'] | null };
        return change(route, { reactions: emoji === null ? [] : [{ user: people.own, emoji }] });
      },
    ],
    ['DELETE /api/messages/*', (route) => change(route, { text: '', is_deleted: true, reactions: [], reply_to: null })],
  ];
  await page.route('**/api/messages/**', async (route, request) => {
    const answer = answers.find(([endpoint]) => isRequestTo(endpoint)(request))?.[1];
    await (answer ? answer(route) : route.fallback());
  });
  return chat;
}
