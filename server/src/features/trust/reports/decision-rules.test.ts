import { expect, test } from 'vitest';
import { askedSanction, auditedAnswer, auditedDecision, standingSanction } from './decision-rules.ts';

const until = new Date('2026-11-26T09:00:00Z');

test('the audit names a decision, or what it asks a second reviewer for', () => {
  expect(auditedDecision({ decision: 'dismiss', asks: null })).toBe('dismiss_report');
  expect(auditedDecision({ decision: 'suspend', asks: null })).toBe('suspend_report');
  expect(auditedDecision({ decision: 'suspend', asks: { decision: 'ban' } })).toBe('ask_ban');
  expect(auditedDecision({ decision: 'suspend', asks: { decision: 'suspend' } })).toBe('ask_suspension');
});

test('an answer is about a ban, or about a suspension, which has an end', () => {
  expect([askedSanction(null), askedSanction(until)]).toEqual(['ban', 'suspend']);
  expect(auditedAnswer('confirm', null)).toBe('confirm_ban');
  expect(auditedAnswer('decline', until)).toBe('decline_suspension');
});

test('a ban restricts, otherwise the suspension that ends last, and none that is over or lifted', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  const base = { decision: 'suspend', until, appealOutcome: null } as const;
  const [short, long] = [
    { ...base, id: 1 },
    { ...base, id: 2, until: new Date('2026-12-26T09:00:00Z') },
  ];
  const ban = { ...base, id: 3, decision: 'ban', until: null } as const;
  const standing = { kind: 'suspended', until: long.until, caseId: 2 };
  expect(standingSanction([short, long], now)).toEqual(standing);
  expect(standingSanction([long, short], now)).toEqual(standing);
  expect(standingSanction([long, ban], now)).toEqual({ kind: 'banned', until: null, caseId: 3 });
  // Of two bans the first one of the list stands.
  expect(standingSanction([ban, { ...ban, id: 6 }], now)).toMatchObject({ caseId: 3 });
  expect(standingSanction([{ ...ban, appealOutcome: 'uphold' }], now)).toMatchObject({ kind: 'banned' });
  expect(standingSanction([short, { ...ban, appealOutcome: 'lift' }], now)).toMatchObject({ caseId: 1 });
  expect(
    standingSanction(
      [
        { ...short, until: now },
        { ...base, id: 4, decision: 'warn' },
        { ...base, id: 5, until: null },
      ],
      now,
    ),
  ).toBeNull();
});
