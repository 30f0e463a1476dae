import { promptSeconds } from '@mwanzo/contract/billing/products';
import { expect, test } from 'vitest';
import { Secret } from '../../../config/secret.ts';
import { hashToken, makeCallbackToken } from './callback-token.ts';
import { makeOrderCode } from './order-code.ts';
import {
  acceptedState,
  aheadMs,
  decidedMs,
  isQueryTrusted,
  lastQueryMs,
  lateMs,
  maskPhone,
  nextQueryAt,
  openMs,
  presentedState,
  showsWholePhone,
  whyReviewed,
} from './order-rules.ts';
import { openPhone, sealPhone } from './seal-phone.ts';

const nextQuery = new Date('2026-11-21T09:01:15Z');
const verifiedAt = new Date('2026-11-21T09:00:00Z');

test.each([
  ['pushing', null, 'pending', nextQuery],
  ['unconfirmed', null, 'unconfirmed', nextQuery],
  ['paid', null, 'paid', nextQuery],
  ['paid', verifiedAt, 'paid', null],
  ['failed', null, 'failed', null],
  ['needs_review', null, 'needs_review', null],
] as const)('an order that is %s (confirmed: %s) is %s after its prompt was accepted', (state, verified, then, at) => {
  expect(acceptedState({ state, verifiedAt: verified }, nextQuery)).toEqual({ state: then, nextQueryAt: at });
});

test.each([
  ['paid', null, 'paid, not confirmed by M-Pesa'],
  ['needs_review', 'wrong_amount', 'money that does not fit: wrong_amount'],
  ['needs_review', 'unanswered', 'M-Pesa never said what became of it'],
  ['refunding', 'refund', 'being refunded'],
  ['needs_review', 'no_order', 'money without an order'],
  ['needs_review', null, 'money that does not fit: '],
  ['expired', null, 'M-Pesa never said what became of it'],
] as const)('a person reads why to look at an order that is %s', (state, resultCode, why) => {
  expect(whyReviewed({ state, resultCode })).toBe(why);
});

const prompted = new Date('2026-11-21T20:59:00Z');
const after = (seconds: number) => new Date(prompted.getTime() + seconds * 1000);

test('M-Pesa is asked after the time of the prompt, ever more rarely through a day, and never in the past', () => {
  const seconds = [promptSeconds, 180, 600, 3600, 6 * 3600, lastQueryMs / 1000];
  expect(seconds.map((_, queries) => nextQueryAt(prompted, queries, prompted))).toEqual(seconds.map(after));
  expect(seconds.at(-1)).toBe(24 * 3600);
  expect(decidedMs).toBe(25 * 3_600_000);
  expect([lateMs, aheadMs]).toEqual([600_000, 600_000]);
  expect(nextQueryAt(prompted, seconds.length, prompted)).toBeNull();
  expect(nextQueryAt(prompted, 1, after(600))).toEqual(after(600));
  expect(after(120)).toEqual(new Date(prompted.getTime() + openMs));
});

test.each(['created', 'pushing', 'pending'] as const)(
  'an order that is %s waits until M-Pesa can be asked about its prompt, and is checked then',
  (state) => {
    const presented = (promptedAt: Date | null, seconds: number) =>
      presentedState({ state, promptedAt, resultCode: null }, after(seconds));
    expect(presented(null, promptSeconds)).toBe('waiting');
    expect(presented(prompted, promptSeconds - 0.001)).toBe('waiting');
    expect(presented(prompted, promptSeconds)).toBe('checking');
    expect([promptSeconds - 0.001, promptSeconds].map((at) => isQueryTrusted(prompted, after(at)))).toEqual([
      false,
      true,
    ]);
  },
);

test.each([
  ['needs_review', 'unanswered', 'unanswered'],
  ['expired', null, 'unanswered'],
  ['needs_review', 'wrong_amount', 'review'],
  ['unconfirmed', null, 'checking'],
  ['paid', '0', 'paid'],
  ['failed', '1032', 'failed'],
  ['refunding', 'refund', 'refunding'],
  ['refunded', 'refund', 'refunded'],
] as const)('an order that is %s (%s) is %s for its buyer', (state, resultCode, shown) => {
  expect(presentedState({ state, promptedAt: prompted, resultCode }, after(decidedMs / 1000))).toBe(shown);
});

test('the buyer reads the whole number for an hour, unless the order is paid or over, then three digits less', () => {
  const shows = (state: Parameters<typeof showsWholePhone>[0], seconds = 3599.999) =>
    showsWholePhone(state, prompted, after(seconds));
  expect((['waiting', 'checking', 'failed'] as const).map((state) => shows(state))).toEqual([true, true, true]);
  expect(shows('failed', 3600)).toBe(false);
  expect((['paid', 'review', 'unanswered', 'refunded'] as const).some((state) => shows(state, 0))).toBe(false);
  expect(maskPhone('254712345678')).toBe('0712 ••• 678');
});

test('every stored state, as its buyer and the operator see it, and after its prompt was accepted', async () => {
  const stored = ['created', 'pushing', 'pending', 'unconfirmed', 'paid', 'failed', 'expired', 'needs_review'] as const;
  const lines = [...stored, 'refunding' as const, 'refunded' as const].flatMap((state) =>
    [null, 'unanswered', 'no_order', 'wrong_amount'].map((resultCode) => {
      const shownAt = (promptedAt: Date | null) =>
        presentedState({ state, promptedAt, resultCode }, after(promptSeconds));
      const seen = [shownAt(null), shownAt(after(1)), shownAt(prompted)].join(', ');
      const accepted = [null, verifiedAt].map((verified) => {
        const then = acceptedState({ state, verifiedAt: verified }, nextQuery);
        return `${then.state} ${then.nextQueryAt === null ? 'not asked' : 'asked'}`;
      });
      const why = whyReviewed({ state, resultCode });
      return `${state} ${resultCode ?? '-'}: ${seen}; ${why}; accepted ${accepted.join(', confirmed ')}`;
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./in-words/states-of-orders.txt');
});

test('the whole number shows below an hour, in each state, and the mask never shows more than six digits', () => {
  const all = ['waiting', 'checking', 'paid', 'failed', 'unanswered', 'review', 'refunding', 'refunded'] as const;
  const within = (seconds: number) => all.filter((state) => showsWholePhone(state, prompted, after(seconds)));
  expect([within(0), within(3599.999), within(3600)]).toEqual([
    ['waiting', 'checking', 'failed'],
    ['waiting', 'checking', 'failed'],
    [],
  ]);
  expect(['254110345987', '254798765432'].map(maskPhone)).toEqual(['0110 ••• 987', '0798 ••• 432']);
});

test('a code has eight letters and digits that look like no other, each of them at times', () => {
  const codes = Array.from({ length: 1000 }, makeOrderCode);
  for (const code of codes) expect(code).toMatch(/^MW-[2-9A-HJ-NP-Z]{8}$/);
  const used = new Set(codes.flatMap((code) => Array.from(code.slice(3))));
  expect([...used].toSorted().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
  expect(new Set(codes).size).toBe(1000);
});

test('the secret of an address has 48 digits, and is stored as its SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  const { token, hash } = makeCallbackToken();
  expect(token).toMatch(/^[0-9a-f]{48}$/);
  expect(hash).toEqual(hashToken(token));
  expect(makeCallbackToken().token).not.toBe(token);
});

test('a number that was sealed for one order opens for no other one, and with no other key', () => {
  const [key, other] = [new Secret('5e'.repeat(32)), new Secret('e5'.repeat(32))];
  const sealed = sealPhone('254712345678', 'MW-22222222', key);
  expect(openPhone(sealed, 'MW-22222222', key)).toBe('254712345678');
  expect(openPhone(sealed, 'MW-22222222', new Secret(other.reveal(), [key.reveal()]))).toBe('254712345678');
  expect(() => openPhone(sealed, 'MW-22222223', key)).toThrow();
  expect(() => openPhone(sealed, 'MW-22222222', other)).toThrow();
  expect(sealPhone('254712345678', 'MW-22222222', key)).not.toEqual(sealed);
});
