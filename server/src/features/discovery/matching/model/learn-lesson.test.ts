import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newMember, type MemberState } from './belief.ts';
import { learnAnswer } from './learn-answer.ts';
import { learnLesson } from './learn-lesson.ts';
import { lessonOf, type Lesson } from './lessons.ts';
import { base, belief, state, weight } from './model.fixture.ts';
import { predictLike } from './predict-like.ts';

const answer = fc.record({ base, isYes: fc.boolean(), weight });
const pair = fc.record({ viewer: state, candidate: state, baseOfViewer: base, baseOfCandidate: base });

test('an answer makes both beliefs surer, and no variance reaches 0', () => {
  fc.assert(
    fc.property(answer, belief, belief, (given, before, other) => {
      const { generosity, attractiveness } = learnAnswer(given, before, other);
      for (const [now, then] of [[generosity, before] as const, [attractiveness, other] as const]) {
        expect(now.variance).toBeGreaterThan(0);
        expect(now.variance).toBeLessThanOrEqual(then.variance);
        expect(Number.isFinite(now.mean)).toBe(true);
      }
    }),
  );
});

test('a yes raises and a no lowers both means', () => {
  fc.assert(
    fc.property(answer, belief, belief, (given, before, other) => {
      const { generosity, attractiveness } = learnAnswer(given, before, other);
      const sign = given.isYes ? 1 : -1;
      expect(sign * (generosity.mean - before.mean)).toBeGreaterThanOrEqual(0);
      expect(sign * (attractiveness.mean - other.mean)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the step is that of the formula', () => {
  const { generosity, attractiveness } = newMember;
  const learned = learnAnswer({ base: -0.5, isYes: true, weight: 1.5 }, generosity, attractiveness);
  const [variance, probability] = [0.67, predictLike(-0.5, generosity, attractiveness)];
  const curvature = 1.5 * probability * (1 - probability);
  const share = 1 + 2 * variance * curvature;
  expect(learned.generosity.mean).toBeCloseTo((variance * 1.5 * (1 - probability)) / share, 12);
  for (const each of [learned.generosity, learned.attractiveness])
    expect(each.variance).toBeCloseTo(variance - (variance ** 2 * curvature) / share, 12);
});

test('a lesson of weight 0 changes nothing, nor does one whose weight or base is no number', () => {
  fc.assert(
    fc.property(pair, fc.boolean(), fc.constantFrom<Lesson['directions']>('one', 'both'), (both, isYes, directions) => {
      const { viewer, candidate } = both;
      for (const none of [0, NaN, -1])
        expect(learnLesson({ isYes, weight: none, directions, about: 'members' }, both)).toEqual({ viewer, candidate });
      const unknown = { ...both, baseOfViewer: NaN, baseOfCandidate: NaN };
      expect(learnLesson(lessonOf.conversation, unknown)).toEqual({ viewer, candidate });
    }),
  );
});

test('what did not fit between two people changes neither of them for others', () => {
  fc.assert(
    fc.property(pair, (both) => {
      for (const event of ['block', 'unmatchWithinADay', 'wouldNotMeetAgain'] as const)
        expect(learnLesson(lessonOf[event], both)).toEqual({ viewer: both.viewer, candidate: both.candidate });
    }),
  );
});

test('a lesson about both directions teaches the same from either side, and a like one direction only', () => {
  fc.assert(
    fc.property(pair, (both) => {
      const { viewer, candidate, baseOfViewer, baseOfCandidate } = both;
      const mirrored = {
        viewer: candidate,
        candidate: viewer,
        baseOfViewer: baseOfCandidate,
        baseOfCandidate: baseOfViewer,
      };
      const [seen, mirror] = [learnLesson(lessonOf.datePlan, both), learnLesson(lessonOf.datePlan, mirrored)];
      expect(mirror).toEqual({ viewer: seen.candidate, candidate: seen.viewer });
      const liked = learnLesson(lessonOf.like, both);
      expect(liked.viewer.attractiveness).toEqual(viewer.attractiveness);
      expect(liked.candidate.generosity).toEqual(candidate.generosity);
    }),
  );
});

const people = 6;
const swipes = fc.array(
  fc.record({ from: fc.nat(people - 1), to: fc.nat(people - 1), base, event: fc.constantFrom('like', 'pass') }),
  { maxLength: 40 },
);
type Swipe = { from: number; to: number; base: number; event: 'like' | 'pass' };

function learnAll(start: readonly MemberState[], all: readonly Swipe[]): MemberState[] {
  const states = [...start];
  for (const { from, to, base: baseOfViewer, event } of all) {
    const [viewer, candidate] = [states[from] ?? newMember, states[to] ?? newMember];
    if (from === to) continue;
    const learned = learnLesson(lessonOf[event], { viewer, candidate, baseOfViewer, baseOfCandidate: 0 });
    [states[from], states[to]] = [learned.viewer, learned.candidate];
  }
  return states;
}

test('lessons that share neither giver nor taker may come in any order: the bytes are the same', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: people, maxLength: people }), swipes, fc.nat(), (start, all, at) => {
      const order = [...all] as Swipe[];
      const first = at % Math.max(1, order.length - 1);
      const [one, other] = [order[first], order[first + 1]];
      fc.pre(one !== undefined && other !== undefined && one.from !== other.from && one.to !== other.to);
      const swapped = order.with(first, other as Swipe).with(first + 1, one as Swipe);
      expect(JSON.stringify(learnAll(start, swapped))).toBe(JSON.stringify(learnAll(start, order)));
    }),
  );
});

test('the same lessons give the same bytes, and sound states stay sound', () => {
  fc.assert(
    fc.property(swipes, (all) => {
      const start = Array.from({ length: people }, () => newMember);
      const learned = learnAll(start, all as Swipe[]);
      expect(JSON.stringify(learnAll(start, all as Swipe[]))).toBe(JSON.stringify(learned));
      for (const { generosity, attractiveness } of learned)
        for (const { variance } of [generosity, attractiveness]) expect(variance > 0 && variance <= 0.67).toBe(true);
    }),
  );
});
