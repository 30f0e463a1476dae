import { planLimits } from '@mwanzo/contract/limits';
import { warningKinds } from '@mwanzo/contract/conversations/warnings';
import { describe, expect, test } from 'vitest';
import type { Judgement } from '../shield/index.ts';
import type { MessageRow } from './message-rules.ts';
import {
  decideMessage,
  dependsOnConversation,
  warningOf,
  type SendingFacts,
  type SendingWish,
} from './sending-rules.ts';

const wish: SendingWish = {
  senderId: 1,
  receiverId: 2,
  text: 'Habari',
  clientId: null,
  replyTo: null,
  replyToPrompt: null,
  mediaId: null,
  isConfirmed: false,
};
const facts: SendingFacts = {
  isPremium: false,
  repliesToPremium: false,
  stored: null,
  judgements: [],
  warning: null,
  confirmsItself: false,
  quoted: null,
  media: null,
  promptAnswer: null,
};
const quoted = { id: 7, sender: 2, text: 'Sasa', media_kind: null };
const media = {
  id: 9,
  key: 'key',
  kind: 'photo',
  bytes: 1,
  width: 1,
  height: 1,
  isExplicit: false,
  isShown: false,
  isTrusted: false,
  durationMs: null,
  waveform: null,
} as const;
const stored: MessageRow = {
  id: 5,
  senderId: 1,
  receiverId: 2,
  text: 'Habari',
  clientId: null,
  sentAt: new Date(),
  isDeleted: false,
  replyTo: null,
  quoted: null,
  mediaKind: null,
  media: null,
  lowReaction: null,
  highReaction: null,
  promptId: null,
  promptAnswer: null,
  warning: null,
  deliveredAt: null,
  seenAt: null,
};
const money: Judgement = { kind: 'money', from: 3, to: 9 };
const phone: Judgement = { kind: 'phone', from: 12, to: 22 };
const notFound = { kind: 'refused', code: 'not_found' };

test('nobody writes to somebody who is no match', () => {
  expect(decideMessage(wish, null)).toEqual(notFound);
});

test.each([
  ['Basic has the limit of its day', {}, planLimits.basic.messagesPerDay],
  ['Premium has that of its own', { isPremium: true }, planLimits.premium.messagesPerDay],
  ['a reply to Premium has none', { repliesToPremium: true }, null],
])('%s', (_, more, limit) => {
  expect(decideMessage(wish, { ...facts, ...more })).toMatchObject({ kind: 'send', limit });
});

describe('a message that is stored', () => {
  test('is the outcome, whatever else would refuse it now', () => {
    const asked = { ...facts, stored, warning: 'money', judgements: [money] } as const;
    expect(decideMessage(wish, asked)).toEqual({ kind: 'stored', row: stored });
  });

  test('is another one when anything of it differs', () => {
    for (const other of [
      { receiverId: 3 },
      { text: 'Kwaheri' },
      { replyTo: 7 },
      { mediaId: 9 },
    ] satisfies Partial<SendingWish>[])
      expect(decideMessage({ ...wish, ...other }, { ...facts, stored })).toMatchObject({ code: 'client_id_used' });
    const toPrompt = { ...stored, promptId: 'chai-rules', promptAnswer: 'No sugar' } as const;
    expect(decideMessage(wish, { ...facts, stored: toPrompt })).toMatchObject({ code: 'client_id_used' });
  });

  test('is the same one with its prompt, although that was gone, or its media were deleted with it', () => {
    const without = { ...facts, stored };
    expect(decideMessage({ ...wish, replyToPrompt: 'chai-rules' }, without).kind).toBe('stored');
    const toPrompt = { ...stored, promptId: 'chai-rules', promptAnswer: 'No sugar' } as const;
    const again = { ...facts, stored: toPrompt };
    expect(decideMessage({ ...wish, replyToPrompt: 'chai-rules' }, again).kind).toBe('stored');
    const deleted = { ...facts, stored: { ...stored, isDeleted: true, mediaKind: 'photo' } } as const;
    expect(decideMessage({ ...wish, mediaId: 9 }, deleted).kind).toBe('stored');
  });
});

describe('a message that may be a scam', () => {
  const risky = { ...facts, warning: 'money', judgements: [money, phone] } as const;

  test('is held, and its sender is told of contact details only when it is held for them', () => {
    expect(decideMessage(wish, risky)).toEqual({ kind: 'held', told: [money] });
    const shared = { ...facts, warning: 'phone', judgements: [phone] } as const;
    expect(decideMessage(wish, shared)).toEqual({ kind: 'held', told: [phone] });
  });

  test('is sent with its warning once its sender has confirmed it, or sends it again', () => {
    for (const [confirmed, again] of [
      [{ ...wish, isConfirmed: true }, risky],
      [wish, { ...risky, confirmsItself: true }],
    ] as const)
      expect(decideMessage(confirmed, again)).toMatchObject({ kind: 'send', message: { warning: 'money' } });
  });

  test('is held before anybody learns that its quote or its upload is not theirs', () => {
    expect(decideMessage({ ...wish, replyTo: 7, mediaId: 9 }, risky).kind).toBe('held');
  });
});

test('a message is not sent without the message that it replies to, or without its upload', () => {
  const both = { ...wish, replyTo: 7, mediaId: 9 };
  expect(decideMessage(both, { ...facts, media })).toEqual(notFound);
  expect(decideMessage(both, { ...facts, quoted })).toEqual(notFound);
  expect(decideMessage(both, { ...facts, quoted, media })).toMatchObject({ message: { quoted, media } });
});

test('a prompt that is no longer answered is left out', () => {
  const toPrompt = { ...wish, replyToPrompt: 'chai-rules' } as const;
  expect(decideMessage(toPrompt, facts)).toMatchObject({ kind: 'send', message: { promptId: null } });
  const answered = { ...facts, promptAnswer: 'No sugar' };
  expect(decideMessage(toPrompt, answered)).toMatchObject({
    message: { promptId: 'chai-rules', promptAnswer: 'No sugar' },
  });
});

test.each(warningKinds)(
  'a text of the kind %s counts late as it does early, unless it gives contact details',
  (kind) => {
    const judgements = [{ ...money, kind }];
    const isContact = kind === 'phone' || kind === 'off_app';
    expect(warningOf(judgements, true)).toBe(kind);
    expect(warningOf(judgements, false)).toBe(isContact ? null : kind);
    expect(dependsOnConversation(judgements)).toBe(isContact);
  },
);

test('a harmless text depends on no conversation, nor does one whose most serious kind is a scam', () => {
  expect(dependsOnConversation([])).toBe(false);
  expect(dependsOnConversation([money, phone])).toBe(false);
  expect(warningOf([phone, money], false)).toBe('money');
});
