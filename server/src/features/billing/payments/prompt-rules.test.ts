import { promptPauseSeconds } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { afterPinCodes, unsentCodes } from '../../../gateways/payments/result-codes.ts';
import { earlierPrompts, phonePrompts, secondsToWait, type PhonePrompt } from './prompt-rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const codes = { afterPin: afterPinCodes, unsent: unsentCodes };
const [payer, stranger, other] = [1, 2, 3];
const prompt: PhonePrompt = { userId: stranger, amount: 50, isPaid: false, resultCode: null, at: ago(10) };
const read = (toPhone: readonly PhonePrompt[], userId = stranger) =>
  earlierPrompts(toPhone, { userId, amount: 50, ...codes }, now);

test('the newest prompt of the same amount counts, paid or not, and one that was never sent does not', () => {
  expect(read([]).sameAt).toBeNull();
  const others = [
    { ...prompt, amount: 100, at: ago(1) },
    { ...prompt, at: null },
  ];
  expect(read([{ ...prompt, isPaid: true, at: ago(5) }, prompt, ...others]).sameAt).toEqual(ago(5));
});

test('unpaid prompts of the last hour count, oldest first, but none that M-Pesa did not show', () => {
  const hourMinutes = phonePrompts.ms / 60_000;
  const counted = [prompt, { ...prompt, resultCode: '1032', at: ago(30) }];
  const uncounted = [
    { ...prompt, at: ago(hourMinutes) },
    { ...prompt, isPaid: true },
    { ...prompt, at: null },
    ...unsentCodes.map((resultCode) => ({ ...prompt, resultCode })),
  ];
  expect(read([...uncounted, ...counted]).unpaid).toEqual([ago(30), ago(10)]);
});

const knowing: [how: string, known: Partial<PhonePrompt>][] = [
  ['has paid', { isPaid: true }],
  ...afterPinCodes.map((resultCode): [string, Partial<PhonePrompt>] => [
    `had a PIN typed (${resultCode})`,
    { resultCode },
  ]),
];

test.each(knowing)('who %s knows the phone, however long ago; all others are strangers to it', (_, known) => {
  const toPhone = [
    { ...prompt, userId: payer, ...known, at: ago(9000) },
    { ...prompt, userId: payer, at: ago(3) },
    { ...prompt, userId: other, at: ago(2) },
    { ...prompt, userId: null, at: ago(1) },
  ];
  expect(read(toPhone)).toMatchObject({ isKnown: false, byStrangers: [ago(2), ago(1)] });
  expect(read(toPhone, payer)).toMatchObject({ isKnown: true, unpaid: [ago(3), ago(2), ago(1)] });
});

test('a deleted member who has paid makes no other deleted member known', () => {
  const gone = { ...prompt, userId: null };
  expect(read([{ ...gone, isPaid: true }, gone]).byStrangers).toEqual([ago(10)]);
});

test('strangers wait an hour for the third prompt of a phone, who knows it for the fourth', () => {
  const wait = (toPhone: readonly PhonePrompt[], userId: number) =>
    secondsToWait({ ...earlierPrompts(toPhone, { userId, amount: 100, ...codes }, now), byMember: [] }, now);
  const paid = { ...prompt, userId: payer, isPaid: true, at: ago(9000) };
  const two = [paid, prompt, { ...prompt, at: ago(20) }];
  expect([wait([paid, prompt], stranger), wait(two, stranger), wait(two, payer)]).toEqual([0, 3600, 0]);
  expect(wait([...two, { ...prompt, at: ago(30) }], payer)).toBe(3600);
  // At the moment at which the first of two is an hour old, a stranger may prompt again.
  const unpaid = { unpaid: [], byStrangers: [ago(60), ago(1)], isKnown: false, sameAt: null, byMember: [] };
  const later = (ms: number) => new Date(now.getTime() + ms);
  expect([-1, 0].map((ms) => secondsToWait(unpaid, later(ms)))).toEqual([3600, 0]);
});

test('the same amount waits for the pause, and a member for ten minutes after the first of three prompts', () => {
  const wait = (more: Partial<Parameters<typeof secondsToWait>[0]>, at = now) =>
    secondsToWait({ ...earlierPrompts([], { userId: payer, amount: 50, ...codes }, now), byMember: [], ...more }, at);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect([0, 1, promptPauseSeconds].map((seconds) => wait({ sameAt: now }, after(seconds)))).toEqual([
    promptPauseSeconds,
    promptPauseSeconds - 1,
    0,
  ]);
  // Nobody who comes back after that many seconds is a moment too early.
  expect([-1, 0, 1].map((ms) => wait({ sameAt: now }, after(promptPauseSeconds - ms / 1000)))).toEqual([0, 0, 1]);
  const three = [ago(9), ago(8), ago(1)];
  expect(wait({ byMember: three.slice(1) })).toBe(0);
  expect(wait({ byMember: three })).toBe(60);
  expect(wait({ byMember: three }, after(60))).toBe(0);
  expect(wait({ byMember: [ago(9.5), ...three], sameAt: now })).toBe(Math.max(60, promptPauseSeconds));
});

test('a prompt counts until it is an hour old to the millisecond, whichever comes last in the list', () => {
  const at = (ms: number) => new Date(now.getTime() - 3_600_000 + ms);
  const old = { ...prompt, userId: other, at: at(0) };
  const young = { ...prompt, userId: other, at: at(1) };
  for (const listed of [
    [old, young],
    [young, old],
  ])
    expect(read(listed)).toEqual({ sameAt: at(1), unpaid: [at(1)], byStrangers: [at(1)], isKnown: false });
  // Of prompts that a payer has left unpaid, strangers hear nothing.
  const paid = { ...prompt, userId: payer, isPaid: true, at: ago(50) };
  const own = { ...prompt, userId: payer, amount: 375, at: ago(2) };
  expect(read([own, paid], payer)).toEqual({ sameAt: ago(50), unpaid: [ago(2)], byStrangers: [], isKnown: true });
  expect(read([own, paid])).toEqual({ sameAt: ago(50), unpaid: [ago(2)], byStrangers: [], isKnown: false });
});
