import { expect, test } from 'vitest';
import {
  addWritten,
  parseOutbox,
  waitingFor,
  waitingReceivers,
  type Outbox,
  type OutgoingMessage,
} from './outbox-rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const written = (text: string, receiver = 7) => ({ text, receiver, replyTo: null });
const outgoing = (clientId: string, changed: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...written('Habari?'),
  clientId,
  writtenAt: '2026-11-22T09:00:00.000Z',
  state: 'sending',
  inInput: false,
  ...changed,
});
const stored = (value: unknown) => JSON.stringify(value);
const ids = (outbox: Outbox) => outbox.map(({ clientId }) => clientId);

test('what is written is added at the end, with an id and a time of its own', () => {
  expect(addWritten([outgoing('a')], written('Mambo?'), () => 'b', now)).toEqual([
    outgoing('a'),
    outgoing('b', { text: 'Mambo?', writtenAt: now.toISOString() }),
  ]);
});

test('the same text twice is two messages', () => {
  expect(ids(addWritten([outgoing('a')], written('Habari?'), () => 'b', now))).toEqual(['a', 'b']);
});

test('a failed message that is sent again from the input keeps its id', () => {
  const failed = outgoing('a', { state: 'failed', inInput: true });
  expect(addWritten([failed, outgoing('z')], written('Habari?'), () => 'b', now)).toEqual([
    outgoing('z'),
    outgoing('a', { writtenAt: now.toISOString() }),
  ]);
});

test('a failed message that is edited in the input is replaced, with its quote', () => {
  const quote = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  const failed = outgoing('a', { state: 'failed', inInput: true, replyTo: quote });
  expect(addWritten([failed], written('Habari yako?'), () => 'b', now)).toEqual([
    outgoing('b', { text: 'Habari yako?', replyTo: quote, writtenAt: now.toISOString() }),
  ]);
});

test('a failed message that is sent again as a reply is another message, which the server has not seen', () => {
  const quote = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  const failed = outgoing('a', { state: 'failed', inInput: true });
  expect(addWritten([failed], { ...written('Habari?'), replyTo: quote }, () => 'b', now)).toMatchObject([
    { clientId: 'b', text: 'Habari?', replyTo: quote },
  ]);
  const reply = { ...failed, replyTo: quote };
  expect(ids(addWritten([reply], { ...written('Habari?'), replyTo: quote }, () => 'b', now))).toEqual(['a']);
});

test('what the server found in a text holds for that text alone', () => {
  const concerns = ['money:10-23'];
  const failed = outgoing('a', { state: 'failed', inInput: true, concerns });
  expect(addWritten([failed], written('Habari?'), () => 'b', now)[0]?.concerns).toEqual(concerns);
  expect(addWritten([failed], written('Habari yako?'), () => 'b', now)[0]?.concerns).toBeUndefined();
});

test('a photo replaces no failed text in the input', () => {
  const failed = outgoing('a', { state: 'failed', inInput: true });
  const media = { id: 5, kind: 'photo', path: '/x' } as NonNullable<OutgoingMessage['media']>;
  expect(ids(addWritten([failed], { ...written('Habari?'), media }, () => 'b', now))).toEqual(['a', 'b']);
});

test('a failed message that is not in the input stays, and so does one of another chat', () => {
  const failed = [outgoing('a', { state: 'failed' }), outgoing('c', { receiver: 8, state: 'failed', inInput: true })];
  expect(ids(addWritten(failed, written('Mambo?'), () => 'b', now))).toEqual(['a', 'c', 'b']);
});

test('failed messages do not go out by themselves, and those of a chat go in their order', () => {
  const outbox = [
    outgoing('a'),
    outgoing('b', { state: 'failed' }),
    outgoing('c', { receiver: 8, state: 'failed' }),
    outgoing('d', { state: 'lost' }),
  ];
  expect(ids(waitingFor(outbox, 7))).toEqual(['a', 'd']);
  expect(waitingReceivers(outbox)).toEqual([7]);
});

test('an outbox is read as it was stored, and only by its owner', () => {
  const messages = [
    outgoing('a'),
    outgoing('b', { state: 'lost', replyTo: { id: 3, sender: 7, text: '', media_kind: null } }),
    outgoing('c', { replyTo: { prompt_id: 'chai-rules', answer: 'No sugar' } }),
  ];
  expect(parseOutbox(stored({ owner: 1, messages }), 1)).toEqual(messages);
  expect(parseOutbox(stored({ owner: 1, messages }), 2)).toEqual([]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"owner":1,"mess'],
  ['null', 'null'],
  ['messages of another kind', stored({ owner: 1, messages: 'none' })],
])('%s in storage gives an empty outbox', (_, text) => {
  expect(parseOutbox(text, 1)).toEqual([]);
});

test('of a partly corrupt outbox only the sound messages are read', () => {
  const messages = [
    null,
    outgoing('a', { state: 'gone' as 'lost' }),
    { ...outgoing('b'), replyTo: { id: 'x' } },
    { ...outgoing('f'), replyTo: { prompt_id: 'chai-rules' } },
    { ...outgoing('c'), receiver: '7' },
    { ...outgoing('d'), clientId: undefined },
    { ...outgoing('g'), media: { id: 5, kind: 'photo' } },
    { ...outgoing('f'), concerns: 'money' as unknown as string[] },
    outgoing('e'),
  ];
  expect(ids(parseOutbox(stored({ owner: 1, messages }), 1))).toEqual(['e']);
});
