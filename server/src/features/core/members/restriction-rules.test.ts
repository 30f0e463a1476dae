import { expect, test } from 'vitest';
import { isLifted, replaces, type Restriction } from './restriction-rules.ts';

const [soon, late] = [new Date('2026-11-23T00:00:00Z'), new Date('2026-12-23T00:00:00Z')];
const short: Restriction = { kind: 'suspended', until: soon, caseId: 1 };
const long: Restriction = { kind: 'suspended', until: late, caseId: 2 };
const ban: Restriction = { kind: 'banned', until: null, caseId: 3 };

test('a suspension replaces neither a ban nor a suspension that ends later, and a ban replaces both', () => {
  expect([short, long, ban].map((next) => replaces(next, null))).toEqual([true, true, true]);
  expect([short, long, ban].map((next) => replaces(next, short))).toEqual([true, true, true]);
  expect([short, long, ban].map((next) => replaces(next, long))).toEqual([false, true, true]);
  expect([short, long, ban].map((next) => replaces(next, ban))).toEqual([false, false, true]);
});

test('a restriction ends with its own case, or once its time is over; a ban only with its case', () => {
  expect(isLifted(short, { caseId: 1, now: new Date(0) })).toBe(true);
  expect(isLifted(short, { caseId: 2, now: new Date(soon.getTime() - 1) })).toBe(false);
  expect(isLifted(short, { caseId: null, now: soon })).toBe(true);
  expect(isLifted(ban, { caseId: null, now: late })).toBe(false);
});
