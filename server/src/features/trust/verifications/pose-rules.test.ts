import { selfiePoses } from '@mwanzo/contract/trust/selfie-poses';
import { expect, test } from 'vitest';
import { isPoseOver, maySendPose, nextPose, poseEnd, twoPoses, type HeldPose } from './pose-rules.ts';

const givenAt = new Date('2026-11-22T08:00:00Z');
const at = (hours: number, ms = 0) => new Date(givenAt.getTime() + hours * 3_600_000 + ms);
const held: HeldPose = { pose: 'chin_open', givenAt, usedAt: null, isSubmissionPending: false };

test('a pose that nobody has used is over after a day, and a used one at once', () => {
  expect(poseEnd(givenAt)).toEqual(at(24));
  expect([at(1), at(24, -1), at(24)].map((now) => isPoseOver(held, now))).toEqual([false, false, true]);
  expect(isPoseOver({ ...held, usedAt: at(1) }, at(2))).toBe(true);
});

test('whatever is drawn, two poses differ, and each two are drawn once', () => {
  const drawn = new Set<string>();
  let [firsts, seconds] = [1, 1];
  for (let first = 0; first < firsts; first += 1)
    for (let second = 0; second < seconds; second += 1) {
      const numbers = [first, second];
      const limits: number[] = [];
      const [one, other] = twoPoses((below) => numbers[limits.push(below) - 1] ?? 0);
      [firsts = 0, seconds = 0] = limits;
      expect(other).not.toBe(one);
      drawn.add(`${one} ${other}`);
    }
  expect(drawn.size).toBe(selfiePoses.length * (selfiePoses.length - 1));
  expect(firsts * seconds).toBe(drawn.size);
});

test('a number that no pose has is a fault', () => {
  expect(() => twoPoses(() => selfiePoses.length)).toThrow(`There is no pose ${selfiePoses.length}`);
});

test('a new pose differs from the one before', () => {
  expect(nextPose(null, ['chin_open', 'chin_smile'])).toBe('chin_open');
  expect(nextPose(held, ['chin_open', 'chin_smile'])).toBe('chin_smile');
  expect(nextPose(held, ['chin_smile', 'chin_open'])).toBe('chin_smile');
});

test('a selfie may be sent in the pose that was given, within a day', () => {
  expect(maySendPose(null, 'chin_open', at(1))).toBe(false);
  expect(maySendPose(held, 'chin_smile', at(1))).toBe(false);
  expect([at(24, -1), at(24)].map((now) => maySendPose(held, 'chin_open', now))).toEqual([true, false]);
});

test('a used pose may be sent again only while its submission is pending, and within its day', () => {
  const used = { ...held, usedAt: at(1) };
  expect(maySendPose(used, 'chin_open', at(2))).toBe(false);
  expect(maySendPose({ ...used, isSubmissionPending: true }, 'chin_open', at(2))).toBe(true);
  expect(maySendPose({ ...used, isSubmissionPending: true }, 'chin_open', at(24))).toBe(false);
});
