import { expect, test } from 'vitest';
import type { MessageRow } from './message-rules.ts';
import { presentMessage } from './present-message.ts';

/** Member 9 wrote it to member 4. */
const row: MessageRow = {
  id: 71,
  senderId: 9,
  receiverId: 4,
  text: 'Habari',
  clientId: 'a-client-id',
  sentAt: new Date('2026-11-21T09:00:01Z'),
  isDeleted: false,
  replyTo: 70,
  mediaKind: 'voice',
  lowReaction: '👍',
  highReaction: '😂',
  promptId: 'rainy-day',
  promptAnswer: 'In bed',
  warning: 'money',
  deliveredAt: new Date('2026-11-21T09:00:02Z'),
  seenAt: new Date('2026-11-21T09:00:03Z'),
  quoted: { id: 70, sender: 4, text: 'a'.repeat(200), media_kind: 'photo' },
  media: {
    id: 5,
    key: 'key',
    kind: 'voice',
    bytes: 2048,
    width: null,
    height: null,
    isExplicit: null,
    isShown: false,
    isTrusted: false,
    durationMs: 3100,
    waveform: 'AQID',
  },
};
const signMediaFor = (viewerId: number) => (key: string, file: string) => `/${viewerId}/${key}/${file}`;
const present = (viewerId: number, more: Partial<MessageRow> = {}) =>
  presentMessage({ ...row, ...more }, { viewerId, signMediaFor });

const forReceiver = {
  id: 71,
  sender: 9,
  receiver: 4,
  text: 'Habari',
  timestamp: '2026-11-21T09:00:01.000Z',
  client_id: 'a-client-id',
  reply_to: { id: 70, sender: 4, text: `${'a'.repeat(139)}…`, media_kind: 'photo' },
  reply_to_prompt: { prompt_id: 'rainy-day', answer: 'In bed' },
  reactions: [
    { user: 4, emoji: '👍' },
    { user: 9, emoji: '😂' },
  ],
  is_deleted: false,
  media: {
    kind: 'voice',
    id: 5,
    duration_ms: 3100,
    bytes: 2048,
    waveform: 'AQID',
    path: '/4/key/note.webm',
    path_aac: '/4/key/note.m4a',
  },
  warning: 'money',
  delivered_at: null,
  seen_at: null,
};

test('the receiver of a message sees all of it and its warning, and not what its sender knows of them', () => {
  expect(present(4)).toEqual(forReceiver);
});

test('the sender of a message sees when it came and was read, and no warning', () => {
  const own = {
    ...forReceiver,
    media: { ...forReceiver.media, path: '/9/key/note.webm', path_aac: '/9/key/note.m4a' },
    warning: null,
    delivered_at: '2026-11-21T09:00:02.000Z',
    seen_at: '2026-11-21T09:00:03.000Z',
  };
  expect(present(9)).toEqual(own);
  expect(present(9, { seenAt: null })).toEqual({ ...own, seen_at: null });
  // A message that was read has come.
  expect(present(9, { deliveredAt: null })).toMatchObject({ delivered_at: own.seen_at, seen_at: own.seen_at });
  expect(present(9, { deliveredAt: null, seenAt: null })).toMatchObject({ delivered_at: null, seen_at: null });
});

test('of a deleted message both see only that it existed, and its sender that it was read', () => {
  const empty = { text: '', reply_to: null, reply_to_prompt: null, reactions: [], media: null, warning: null };
  expect(present(4, { isDeleted: true })).toEqual({ ...forReceiver, ...empty, is_deleted: true });
  expect(present(9, { isDeleted: true })).toEqual({
    ...forReceiver,
    ...empty,
    is_deleted: true,
    delivered_at: '2026-11-21T09:00:02.000Z',
    seen_at: '2026-11-21T09:00:03.000Z',
  });
});

test('a message has no part that it does not have, and each reaction belongs to the one who gave it', () => {
  const plain = {
    quoted: null,
    media: null,
    promptId: null,
    promptAnswer: null,
    lowReaction: null,
    highReaction: null,
  };
  expect(present(4, plain)).toMatchObject({ reply_to: null, reply_to_prompt: null, reactions: [], media: null });
  expect(present(4, { promptAnswer: null }).reply_to_prompt).toBeNull();
  expect(present(4, { promptId: null }).reply_to_prompt).toBeNull();
  expect(present(4, { lowReaction: null }).reactions).toEqual([{ user: 9, emoji: '😂' }]);
  expect(present(4, { highReaction: null }).reactions).toEqual([{ user: 4, emoji: '👍' }]);
  const turned = { senderId: 4, receiverId: 9, highReaction: null };
  expect(present(4, turned).reactions).toEqual([{ user: 4, emoji: '👍' }]);
});
