import { expect, test } from 'vitest';
import {
  answerStep,
  askRefusal,
  countedLooksSince,
  documentsMax,
  documentWait,
  isWaiting,
  ownAsk,
} from './document-look-rules.ts';

// 00:05 in Nairobi: the hour goes on past midnight.
const now = new Date('2026-11-25T21:05:00Z');
const minute = 60_000;
const after = (ms: number) => new Date(now.getTime() + ms);
const looks = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => ({ verificationId: first + at, at: after((at + 1) * -1000) }));
const asked = (minutesAgo: number) => ({ askedAt: after(-minutesAgo * minute), answer: null, answeredAt: null });
const answered = (answer: 'yes' | 'no', minutesAgo: number) => ({
  askedAt: after(-(minutesAgo + 1) * minute),
  answer,
  answeredAt: after(-minutesAgo * minute),
});
const facts = (count: number, ...grants: (ReturnType<typeof asked> | ReturnType<typeof answered>)[]) => ({
  looks: looks(count),
  grants,
});

test('sixty documents may be opened in an hour, and the next one when the oldest look is an hour old', () => {
  expect(documentWait(facts(59), 999, now)).toBeNull();
  expect(documentWait(facts(60), 999, now)).toBe(3540);
  expect(documentWait(facts(60), 999, after(3_540_000))).toBeNull();
  // Nobody who comes back after that many seconds is a moment too early.
  expect(documentWait(facts(60), 999, after(3_539_999))).toBe(1);
  expect(documentWait(facts(60), 999, after(500))).toBe(3540);
  expect(countedLooksSince(now)).toEqual(after(-60 * minute));
});

test('a document that was opened in the hour may be opened again', () => {
  expect(documentWait(facts(60), 7, now)).toBeNull();
  const before = (ms: number) => ({
    looks: [...looks(60), { verificationId: 999, at: after(ms - 60 * minute) }],
    grants: [],
  });
  expect([documentWait(before(0), 999, now), documentWait(before(1), 999, now)]).toEqual([3540, null]);
});

test('a yes gives sixty more for an hour, and a question or a no gives nothing', () => {
  expect(documentWait(facts(60, answered('yes', 1)), 999, now)).toBeNull();
  expect(documentWait(facts(119, answered('yes', 1)), 999, now)).toBeNull();
  expect(documentWait(facts(120, answered('yes', 1)), 999, now)).toBe(3480);
  expect(documentWait(facts(60, answered('yes', 60)), 999, now)).toBe(3540);
  expect(documentWait(facts(60, asked(1)), 999, now)).toBe(3540);
  expect(documentWait(facts(60, answered('no', 1)), 999, now)).toBe(3540);
});

test('what was opened with a yes counts when it has ended, until fewer than sixty are of the hour', () => {
  // The yes ends in a minute, before the first look is an hour old. Of 120 looks, 61 have to age.
  expect(documentWait(facts(120, answered('yes', 59)), 999, now)).toBe(3600 - 60);
  expect(documentWait(facts(120, answered('yes', 59)), 999, after(3_539_000))).toBe(1);
  expect(documentWait(facts(120, answered('yes', 59)), 999, after(3_540_000))).toBeNull();
});

test('each yes of the hour adds sixty', () => {
  expect(documentsMax([], now)).toBe(60);
  expect(documentsMax([answered('yes', 0)], now)).toBe(120);
  expect(documentsMax([answered('yes', 59), answered('yes', 5)], now)).toBe(180);
  expect(documentsMax([answered('yes', 60), answered('no', 5), asked(1)], now)).toBe(60);
});

test('a reviewer asks once the documents of the hour are opened, also those of a yes', () => {
  expect(askRefusal(facts(59), now)).toEqual({ code: 'documents_left', retryAfterSeconds: 0 });
  expect(askRefusal(facts(60), now)).toBeNull();
  expect(askRefusal(facts(119, answered('yes', 1)), now)?.code).toBe('documents_left');
  expect(askRefusal(facts(120, answered('yes', 1)), now)).toBeNull();
});

test('after a no a reviewer asks again in an hour', () => {
  expect(askRefusal(facts(60, answered('no', 10)), now)).toEqual({
    code: 'too_many_requests',
    retryAfterSeconds: 3000,
  });
  expect(askRefusal(facts(60, answered('no', 10)), after(500))?.retryAfterSeconds).toBe(3000);
  expect(askRefusal(facts(60, answered('no', 60)), now)).toBeNull();
  expect(ownAsk([answered('no', 10)], now)).toEqual({ state: 'declined', askAgainAt: after(50 * minute) });
  expect(ownAsk([answered('no', 60)], now)).toBeNull();
  expect(ownAsk([answered('no', 50), answered('no', 10)], now)?.askAgainAt).toEqual(after(50 * minute));
});

test('a question waits for an hour, until it is answered', () => {
  expect(isWaiting(asked(59), now)).toBe(true);
  expect(isWaiting(asked(60), now)).toBe(false);
  expect(isWaiting(answered('yes', 0), now)).toBe(false);
  expect(ownAsk([asked(20)], now)).toEqual({ state: 'waiting', askAgainAt: after(40 * minute) });
  expect(ownAsk([answered('no', 70), asked(20)], now)?.state).toBe('waiting');
  expect(ownAsk([answered('yes', 20)], now)).toBeNull();
});

test('one colleague answers, once; their own answer may come again, and another one is too late', () => {
  const open = { ...asked(5), moderatorId: 1, answeredBy: null };
  const yes = { ...answered('yes', 5), moderatorId: 1, answeredBy: 2 };
  expect(answerStep(open, { by: 2, answer: 'yes' }, now)).toBe('write');
  expect(answerStep(open, { by: 1, answer: 'yes' }, now)).toBe('gone');
  expect(answerStep({ ...open, ...asked(60) }, { by: 2, answer: 'yes' }, now)).toBe('gone');
  expect(answerStep(yes, { by: 2, answer: 'yes' }, now)).toBe('repeated');
  expect(answerStep(yes, { by: 2, answer: 'no' }, now)).toBe('gone');
  expect(answerStep(yes, { by: 3, answer: 'yes' }, now)).toBe('gone');
});
