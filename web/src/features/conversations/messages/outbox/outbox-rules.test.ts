import { expect, test } from 'vitest';
import {
  inInputOf,
  isFileRefusal,
  makeMessage,
  parseOutbox,
  type Outbox,
  type OutgoingMessage,
} from './outbox-rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const written = (text: string, receiver = 7) => ({ text, receiver, replyTo: null });
const outgoing = (id: string, changed: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  ...written('Habari?'),
  id,
  writtenAt: '2026-11-22T09:00:00.000Z',
  phase: 'waiting',
  inInput: false,
  ...changed,
});
const failed = (changed: Partial<OutgoingMessage> = {}) =>
  outgoing('a', { phase: 'failed', inInput: true, ...changed });
const make = (corrected: OutgoingMessage | undefined, of: Parameters<typeof makeMessage>[1]) =>
  makeMessage(corrected, of, () => 'b', now);
const ids = (outbox: Outbox) => outbox.map(({ id }) => id);

test('what is written is a message with an id and a time of its own', () => {
  expect(make(undefined, written('Mambo?'))).toEqual(outgoing('b', { text: 'Mambo?', writtenAt: now.toISOString() }));
});

test('a failed message that is sent again from the input keeps its id', () => {
  expect(make(failed(), written('Habari?'))).toEqual(outgoing('a', { writtenAt: now.toISOString() }));
});

test('a failed message that is edited in the input is replaced, with its quote', () => {
  const quote = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  expect(make(failed({ replyTo: quote }), written('Habari yako?'))).toEqual(
    outgoing('b', { text: 'Habari yako?', replyTo: quote, writtenAt: now.toISOString() }),
  );
});

test('a failed message that is sent again as a reply is another message, which the server has not seen', () => {
  const quote = { id: 3, sender: 7, text: 'Chai?', media_kind: null };
  const reply = { ...written('Habari?'), replyTo: quote };
  expect(make(failed(), reply)).toMatchObject({ id: 'b', text: 'Habari?', replyTo: quote });
  expect(make(failed({ replyTo: quote }), reply).id).toBe('a');
  // The quote of the failed one stays, if no other was chosen.
  expect(make(failed({ replyTo: quote }), written('Habari?'))).toMatchObject({ id: 'a', replyTo: quote });
});

test('what the server found in a text holds for that text alone', () => {
  const concerns = ['money:10-23'];
  expect(make(failed({ concerns }), written('Habari?')).concerns).toEqual(concerns);
  expect(make(failed({ concerns }), written('Habari yako?')).concerns).toBeUndefined();
});

test('a message in the input of one chat is not that of another one', () => {
  const outbox = [outgoing('a', { phase: 'failed' }), outgoing('c', { receiver: 8, phase: 'failed', inInput: true })];
  expect([inInputOf(outbox, 7), inInputOf(outbox, 8)?.id]).toEqual([undefined, 'c']);
});

const messages = [
  outgoing('a'),
  outgoing('b', { phase: 'lost', replyTo: { id: 3, sender: 7, text: '', media_kind: null } }),
  outgoing('c', { receiverName: 'Asha', replyTo: { prompt_id: 'chai-rules', answer: 'No sugar' } }),
  outgoing('d', { file: { kind: 'photo', isKept: true, width: 4, height: 3 }, phase: 'failed', refusal: 'gone' }),
  outgoing('e', { file: { kind: 'voice', isKept: false, milliseconds: 2000 }, phase: 'kept' }),
  outgoing('f', { phase: 'asking', concerns: ['money'] }),
];

test('an outbox is read as it was stored', () => {
  expect(parseOutbox(JSON.parse(JSON.stringify(messages)))).toEqual(messages);
});

test.each(['premium_required', 'photo_refused', 'photo_invalid', 'voice_invalid', 'voice_too_long', 'voice_off'])(
  'a file that the server has refused with %s is not sent again',
  (code) => {
    expect([code, 'gone', 'internal', undefined].map(isFileRefusal)).toEqual([true, true, false, false]);
  },
);

test('of a partly corrupt outbox only the sound messages are read', () => {
  const items = [
    null,
    outgoing('a', { phase: 'gone' as 'lost' }),
    { ...outgoing('b'), replyTo: { id: 'x' } },
    { ...outgoing('f'), replyTo: { prompt_id: 'chai-rules' } },
    { ...outgoing('c'), receiver: '7' },
    { ...outgoing('d'), id: undefined },
    { ...outgoing('g'), media: { id: 5, kind: 'photo' } },
    { ...outgoing('h'), file: { kind: 'photo', isKept: true, width: 4 } },
    { ...outgoing('i'), file: { kind: 'text', isKept: true, width: 4, height: 3 } },
    { ...outgoing('j'), refusal: 'unknown' },
    { ...outgoing('f'), concerns: 'money' },
    { ...outgoing('k'), concerns: ['money', 7] },
    { ...outgoing('l'), text: 7 },
    { ...outgoing('m'), writtenAt: undefined },
    { ...outgoing('n'), receiverName: 7 },
    ...['quote', { sender: 7, text: '' }, { id: 3, text: '' }, { id: 3, sender: 7 }, { prompt_id: 7, answer: '' }].map(
      (replyTo) => ({ ...outgoing('o'), replyTo }),
    ),
    ...['photo', { kind: 'photo', path: '/x' }, { id: 5, path: '/x' }].map((media) => ({ ...outgoing('p'), media })),
    ...[null, { kind: 'photo', width: 4, height: 3 }, { kind: 'photo', isKept: true, height: 3 }].map((file) => ({
      ...outgoing('q'),
      file,
    })),
    outgoing('e'),
  ];
  expect(ids(parseOutbox(items))).toEqual(['e']);
});
