import { describe, expect, test } from 'vitest';
import { asksSecondReviewer, bodyOf, draftProblem, suspensionEnd, type DecisionDraft } from './decision-rules.ts';

const now = Date.parse('2026-11-22T09:00:00Z');
const draft = (chosen: Partial<DecisionDraft>): DecisionDraft => ({
  decision: 'warn',
  reason: 'money',
  suspension: '7',
  date: '',
  note: 'Seen in the messages',
  ...chosen,
});

describe('a decision about a report', () => {
  test('needs a choice, and a note for all but a dismissal', () => {
    expect(draftProblem(draft({ decision: undefined }), now)).toBe('decision');
    for (const decision of ['warn', 'suspend', 'ban'] as const)
      expect(draftProblem(draft({ decision, note: '  ' }), now)).toBe('note');
    expect(draftProblem(draft({ decision: 'dismiss', note: '' }), now)).toBeNull();
    expect(bodyOf(draft({ note: '' }), now)).toBeNull();
  });

  test('says the reason unless it dismisses, and until when only if it suspends', () => {
    expect(bodyOf(draft({ decision: 'dismiss' }), now)).toEqual({ decision: 'dismiss', note: 'Seen in the messages' });
    expect(bodyOf(draft({ decision: 'ban', note: ' Third time ' }), now)).toEqual({
      decision: 'ban',
      reason: 'money',
      note: 'Third time',
    });
    expect(bodyOf(draft({ decision: 'suspend' }), now)).toMatchObject({ until: '2026-11-29T09:00:00.000Z' });
  });

  test('suspends until a day begins in Nairobi, which must be to come', () => {
    const until = (date: string) => suspensionEnd(draft({ suspension: 'date', date }), now);
    expect(until('2026-12-01')).toBe('2026-11-30T21:00:00.000Z');
    expect([until('2026-11-22'), until(''), until('soon')]).toEqual([null, null, null]);
    expect(draftProblem(draft({ decision: 'suspend', suspension: 'date' }), now)).toBe('date');
    expect(draftProblem(draft({ decision: 'warn', suspension: 'date' }), now)).toBeNull();
    const dayBegins = Date.parse('2026-11-30T21:00:00Z');
    const endSeenAt = (moment: number) => suspensionEnd(draft({ suspension: 'date', date: '2026-12-01' }), moment);
    expect([endSeenAt(dayBegins - 1), endSeenAt(dayBegins)]).toEqual(['2026-11-30T21:00:00.000Z', null]);
  });

  test('is asked about again if it needs a second reviewer: a ban, or more than 30 days', () => {
    const asks = (chosen: Partial<DecisionDraft>, ...alone: { from: Date; until: Date }[]) => {
      const body = bodyOf(draft(chosen), now);
      return body && asksSecondReviewer(body, alone, now);
    };
    expect(asks({ decision: 'ban' })).toBe(true);
    expect(asks({ decision: 'suspend', suspension: 'date', date: '2036-11-22' })).toBe(true);
    expect(asks({ decision: 'suspend', suspension: '30' })).toBe(false);
    const month = { from: new Date(now - 30 * 86_400_000), until: new Date(now) };
    expect(asks({ decision: 'suspend', suspension: '1' }, month)).toBe(true);
    expect([asks({ decision: 'warn' }), asks({ decision: 'dismiss' })]).toEqual([false, false]);
  });
});
