import type { Message } from '@mwanzo/contract/conversations/messages';
import { textLimits } from '@mwanzo/contract/limits';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { localClock, localDateTime, localWeekday } from '../../../i18n/times.ts';
import { exampleMessage } from '../../../testing/example-message.ts';
import { renderScreen, textOf } from '../../../testing/render-screen.tsx';
import { ChatHeader } from './partner/chat-header.tsx';
import { dayLimits, refusedReceivers } from '../../../shared/allowances/day-limits.ts';
import { Composer } from './composer/composer.tsx';
import { MessageList } from './conversation/message-list.tsx';
import { inChat } from './in-chat.fixture.tsx';
import type { Outbox } from './outbox/outbox-rules.ts';

const nothing = () => undefined;
const sentAt = '2026-11-19T15:02:00.000Z';
const message = (sender: number, text: string) =>
  exampleMessage(sender, sender, { receiver: 9, text, timestamp: sentAt });

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
    renderScreen(
      <ChatHeader partner={{ ...partner, profileId }} presence={null} isTyping={false} onOpenProfile={nothing} />,
    );
  expect(header(7)).toMatch(/<button[^>]*title="View the profile of Unknown"[^>]*aria-haspopup="dialog"/);
  expect(header(null)).not.toContain('aria-haspopup');
  expect(textOf(header(null))).toContain('|Unknown|');
  expect(header(null)).toContain('aria-label="Back"');
});

test('the header has the badge of a verified partner, and of nobody else', () => {
  const partner = {
    name: 'Asha',
    photo: null,
    thumbhash: undefined,
    interests: [],
    location: '',
    prompts: [],
    profileId: 7,
  };
  const header = (isVerified: boolean) =>
    renderScreen(
      <ChatHeader partner={{ ...partner, isVerified }} presence={null} isTyping={false} onOpenProfile={nothing} />,
    );
  expect(header(true)).toContain('aria-label="Verified"');
  expect(header(false)).not.toContain('aria-label="Verified"');
});

test('a reply to a prompt shows the question and its answer, on its way too, and whose answer it is', () => {
  const prompt = { prompt_id: 'chai-rules', answer: 'No sugar' } as const;
  const sent = (sender: number) => textOf(renderList([{ ...message(sender, 'Why?'), reply_to_prompt: prompt }]));
  expect(sent(9)).toContain('|Asha’s answer: My rules for a proper cup of chai|No sugar|Why?|');
  expect(sent(7)).toContain('|Your answer: My rules for a proper cup of chai|No sugar|Why?|');
  const outgoing = { id: 'a', receiver: 7, text: 'Wait', replyTo: prompt, writtenAt: sentAt, inInput: false };
  expect(textOf(renderList([], [{ ...outgoing, phase: 'waiting' }]))).toContain('|Asha’s answer: My rules');
});

test('the header says whether the partner is there, or is typing', () => {
  const partner = {
    name: 'Asha',
    photo: null,
    thumbhash: undefined,
    isVerified: false,
    interests: [],
    location: '',
    prompts: [],
    profileId: 7,
  };
  const header = (presence: 'online' | 'today' | null, isTyping = false) =>
    textOf(
      renderScreen(<ChatHeader partner={partner} presence={presence} isTyping={isTyping} onOpenProfile={nothing} />),
    );
  expect(header('online')).toContain('|Online now|');
  expect(header('today')).toContain('|Active today|');
  for (const presence of ['online', null] as const) expect(header(presence, true)).toContain('|typing...|');
  expect(header(null)).not.toMatch(/Online|Active|typing/);
});

test('the send button is disabled for blank text and while the day’s messages are used up', () => {
  const composer = (text: string, limited: boolean) =>
    renderScreen(
      <Composer
        text={text}
        onText={nothing}
        limited={limited}
        onSend={nothing}
        icebreakers={[]}
        repliesTo={undefined}
        more={null}
        voice={null}
      />,
    );
  const isDisabled = (markup: string) => /<button[^>]*type="submit"[^>]*\sdisabled=""/.test(markup);
  expect(
    [composer('', false), composer('  ', false), composer('Hi', true), composer('Hi', false)].map(isDisabled),
  ).toEqual([true, true, true, false]);
  expect(composer('', false)).toContain('placeholder="Type a message..."');
  expect(composer('', false)).toContain(`maxLength="${textLimits.messageMax}"`);
});

const chat = await inChat({ partnerName: 'Asha' });
const renderList = (messages: readonly Message[], outbox: Outbox = [], unreadFrom?: number) =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      {chat(
        <MessageList
          notes={[]}
          messages={messages}
          outbox={outbox}
          unreadFrom={unreadFrom}
          reports={false}
          loadingEarlier={false}
          onEarlier={nothing}
        />,
      )}
    </QueryClientProvider>,
  );

test('the reader’s messages are right and coloured, the partner’s left, and none is wider than 80 percent', () => {
  const list = renderList([message(7, 'Theirs'), message(9, 'Mine')]);
  const bubble = (text: string) =>
    new RegExp(`<div class="([^"]*max-w-4/5[^"]*)">(?:<div[^>]*>|<span class="sr-only">\\w+: </span>)+${text}`).exec(
      list,
    )?.[1] ?? '';
  expect(bubble('Mine')).toMatch(/\bml-auto\b.*\bbg-primary\b/);
  expect(bubble('Theirs')).not.toMatch(/ml-auto|bg-primary/);
  expect(textOf(list)).toContain(`|You: |Mine|${localDateTime(sentAt)}|`);
});

test('a deleted message is a quiet line, with nothing to do about it', () => {
  const list = renderList([{ ...message(7, ''), is_deleted: true }]);
  expect(textOf(list)).toContain(`|Asha: |Message deleted|${localDateTime(sentAt)}|`);
  expect(list).not.toContain('Actions for this message');
});

test('the first message of a day has the day above it, and the others of the day have not', () => {
  const at = (id: number, day: number) => ({
    ...message(7, `text ${id}`),
    id,
    timestamp: `2026-11-${day}T09:0${id}:00.000Z`,
  });
  const list = textOf(renderList([at(1, 18), at(2, 18), at(3, 19)]));
  const days = [18, 19].map((day) => localWeekday(at(1, day).timestamp, Date.now()));
  expect(list.split('|').filter((text) => days.includes(text) || text.startsWith('text'))).toEqual([
    days[0],
    'text 1',
    'text 2',
    days[1],
    'text 3',
  ]);
});

test('links are text', () => {
  const list = renderList([message(7, 'https://example.com/<b>x</b>')]);
  expect(list).not.toMatch(/<a\b|<b>/);
});

test('only the last of one’s own messages that were seen says so, and the newest one that was sent', () => {
  const seen = { seen_at: '2026-11-19T16:17:00.000Z' };
  const list = textOf(
    renderList([
      { ...message(9, 'One'), id: 1, ...seen },
      { ...message(9, 'Two'), id: 2, ...seen },
      { ...message(9, 'Three'), id: 3 },
    ]),
  );
  expect(list.match(/Seen/g)).toHaveLength(1);
  expect(list).toContain(`|Seen ${localClock(Date.parse(seen.seen_at), Date.now())}|`);
  expect(list).toMatch(/Two.*Seen.*Three.*\|Sent\|/);
  expect(textOf(renderList([{ ...message(9, ''), is_deleted: true }]))).not.toContain('Sent');
});

test('a reaction says whose it is, and a quote whom it quotes', () => {
  const list = renderList([
    {
      ...message(7, 'Chai?'),
      reactions: [
        { user: 7, emoji: '😂' },
        { user: 9, emoji: '❤️' },
      ],
      reply_to: { id: 1, sender: 9, text: '', media_kind: null },
    },
  ]);
  expect(list).toContain('aria-label="Asha reacted with 😂. You reacted with ❤️. Take it back"');
  expect(textOf(list)).toContain('|You|Message deleted|Chai?|');
});

test('messages on their way say how far they have come, and what was unread has a line above it', () => {
  const outgoing = {
    receiver: 7,
    text: 'Wait',
    replyTo: null,
    writtenAt: sentAt,
    inInput: false,
  };
  const list = textOf(
    renderList(
      [message(7, 'Theirs')],
      [
        { ...outgoing, id: 'a', phase: 'waiting' },
        { ...outgoing, id: 'b', phase: 'lost' },
        { ...outgoing, id: 'c', phase: 'failed' },
      ],
      7,
    ),
  );
  expect(list).toMatch(/\|New\|.*Theirs.*Not sent\. Tap to try again\.\|Delete\|Waiting for the line\|.*\|Both wait/);
});

test('a message that the day’s limit stopped offers no other try, which could not succeed before midnight', () => {
  onTestFinished(() => {
    dayLimits.write({});
    refusedReceivers.write(new Set());
  });
  dayLimits.write({ messages: Date.now() + 60_000 });
  const failed = { id: 'a', receiver: 7, text: 'Wait', replyTo: null, writtenAt: sentAt, inInput: false };
  // Replies to some members have no limit.
  expect(textOf(renderList([], [{ ...failed, phase: 'failed' }]))).toContain('try again');
  refusedReceivers.write(new Set([7]));
  const list = textOf(renderList([], [{ ...failed, phase: 'failed' }]));
  expect(list).toMatch(/\|Not sent\.\|Delete/);
  expect(list).not.toContain('try again');
});
