import type { Message } from '@mwanzo/contract/messages';
import { expect, test } from 'vitest';
import { localDateTime } from '../../i18n/times.ts';
import { renderScreen, textOf } from '../../testing/render-screen.tsx';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer/composer.tsx';
import { MessageList } from './conversation/message-list.tsx';

const nothing = () => undefined;
const sentAt = '2026-11-19T15:02:00.000Z';
const message = (sender: number, text: string): Message => ({
  id: sender,
  sender,
  receiver: 9,
  text,
  timestamp: sentAt,
  client_id: null,
  reply_to: null,
  reactions: [],
  is_deleted: false,
  seen_at: null,
});

test('the partner’s photo and name open the profile only if its id is known', () => {
  const partner = {
    name: 'Unknown',
    photo: null,
    thumbhash: undefined,
    isVerified: false,
    interests: [],
    location: '',
    prompts: [],
  };
  const header = (profileId: number | null) =>
    renderScreen(<ChatHeader partner={{ ...partner, profileId }} onOpenProfile={nothing} />);
  expect(header(7)).toContain('aria-haspopup="dialog"');
  expect(header(null)).not.toContain('aria-haspopup');
  expect(textOf(header(null))).toContain('|Unknown|');
  expect(header(null)).toContain('aria-label="Back"');
});

test('the send button is disabled for blank text and while a message is being sent', () => {
  const composer = (text: string, sending: boolean) =>
    renderScreen(
      <Composer
        text={text}
        onText={nothing}
        limited={false}
        sending={sending}
        waiting={false}
        onKeepUnsent={nothing}
        onSend={nothing}
        icebreakers={[]}
      />,
    );
  const isDisabled = (markup: string) => /<button[^>]*type="submit"[^>]*\sdisabled=""/.test(markup);
  expect(
    [composer('', false), composer('  ', false), composer('Hi', true), composer('Hi', false)].map(isDisabled),
  ).toEqual([true, true, true, false]);
  expect(composer('', false)).toContain('placeholder="Type a message..."');
});

test('the reader’s messages are on the right in the primary colour, the partner’s on the left, none wider than 80 percent', () => {
  const list = renderScreen(
    <MessageList
      messages={[message(7, 'Theirs'), message(9, 'Mine')]}
      partnerId={7}
      partnerName="Asha"
      loadingEarlier={false}
      onEarlier={nothing}
    />,
  );
  const bubble = (text: string) =>
    new RegExp(`<div class="([^"]*max-w-4/5[^"]*)">(?:<div[^>]*>|<span class="sr-only">\\w+: </span>)+${text}`).exec(
      list,
    )?.[1] ?? '';
  expect(bubble('Mine')).toMatch(/\bml-auto\b.*\bbg-primary\b/);
  expect(bubble('Theirs')).not.toMatch(/ml-auto|bg-primary/);
  expect(textOf(list)).toContain(`|You: |Mine|${localDateTime(sentAt)}|`);
});
