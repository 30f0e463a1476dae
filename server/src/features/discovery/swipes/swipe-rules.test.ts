import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '../../core/pairs/index.ts';
import { decideSwipe, type SwipeFacts } from './swipe-rules.ts';

const fine: SwipeFacts = {
  me: { isVerified: true, isPaused: false, hasPhoto: true },
  them: { isShown: true, isForEveryone: true, isPartThere: true },
  pair: { mine: null, theirs: null, matchedAt: null, isParted: false },
};
const lacking = (facts: {
  me?: Partial<SwipeFacts['me']>;
  them?: Partial<SwipeFacts['them']>;
  pair?: Partial<Answers>;
}) => ({
  me: { ...fine.me, ...facts.me },
  them: { ...fine.them, ...facts.them },
  pair: { ...fine.pair, ...facts.pair },
});

test('a first answer is written, and a pass that becomes a like', () => {
  for (const liked of [true, false]) expect(decideSwipe(fine, liked)).toBe('write');
  expect(decideSwipe(lacking({ pair: { mine: false } }), true)).toBe('write');
});

test('a repeated swipe is settled, and a like is never undone', () => {
  expect(decideSwipe(lacking({ pair: { mine: false } }), false)).toBe('settled');
  for (const liked of [true, false]) expect(decideSwipe(lacking({ pair: { mine: true } }), liked)).toBe('settled');
});

test('a repeated like stays settled when the part that it was about is gone', () => {
  expect(decideSwipe(lacking({ them: { isPartThere: false }, pair: { mine: true } }), true)).toBe('settled');
});

test('a missing target comes before what the caller lacks, and that before a part that is gone', () => {
  const none = { isVerified: false, hasPhoto: false };
  const part = { isPartThere: false };
  const refusalOf = (facts: SwipeFacts) => decideSwipe(facts, true);
  expect(refusalOf(lacking({ me: none, them: { ...part, isShown: false } }))).toEqual({ refusal: 'not_found' });
  expect(refusalOf(lacking({ me: none, them: part }))).toEqual({ refusal: 'verification_required' });
  expect(refusalOf(lacking({ me: { hasPhoto: false }, them: part }))).toEqual({ refusal: 'photo_required' });
  expect(refusalOf(lacking({ them: part }))).toEqual({ refusal: 'liked_part_gone' });
});

test('a pass needs neither verification nor a photo, and a paused member may pass but not like', () => {
  expect(decideSwipe(lacking({ me: { isVerified: false, hasPhoto: false, isPaused: true } }), false)).toBe('write');
  expect(decideSwipe(lacking({ me: { isPaused: true } }), true)).toEqual({ refusal: 'not_found' });
});

interface Side {
  readonly me: SwipeFacts['me'];
  readonly them: SwipeFacts['them'];
}

/** With even chances, nine of ten swipes would be refused, and nothing else would be decided. */
const mostly = fc.nat({ max: 7 }).map((chance) => chance > 0);
const rarely = mostly.map((is) => !is);
const side: fc.Arbitrary<Side> = fc.record({
  me: fc.record({ isVerified: mostly, isPaused: rarely, hasPhoto: mostly }),
  them: fc.record({ isShown: mostly, isForEveryone: mostly, isPartThere: mostly }),
});
const answer = fc.constantFrom(null, false, true);
const pair = fc
  .record({ mine: answer, theirs: answer, isParted: rarely })
  .map(({ mine, theirs, isParted }): Answers => {
    if (isParted) return { mine: null, theirs: null, matchedAt: null, isParted };
    return { mine, theirs, matchedAt: mine && theirs ? new Date(0) : null, isParted };
  });

/** The decision about each of the two, from the same facts seen from both sides. */
function fromBothSides(one: Side, other: Side, seen: Answers, liked: boolean) {
  const mirrored = { ...seen, mine: seen.theirs, theirs: seen.mine };
  return [
    decideSwipe({ me: one.me, them: other.them, pair: seen }, liked),
    decideSwipe({ me: other.me, them: one.them, pair: mirrored }, liked),
  ] as const;
}

test('between two who are separated nothing is decided but that nobody is there, from both sides', () => {
  fc.assert(
    fc.property(side, side, pair, fc.boolean(), (one, other, seen, liked) => {
      const parted = { ...seen, mine: null, theirs: null, matchedAt: null, isParted: true };
      for (const decision of fromBothSides(one, other, parted, liked))
        expect(decision).toEqual({ refusal: 'not_found' });
    }),
  );
});

test('whatever is known, only a change of the own answer is written, from both sides', () => {
  fc.assert(
    fc.property(side, side, pair, fc.boolean(), (one, other, seen, liked) => {
      const [mine, theirs] = fromBothSides(one, other, seen, liked);
      const changes = (answered: boolean | null) => answered === null || (liked && !answered);
      if (mine === 'write') expect(changes(seen.mine)).toBe(true);
      if (theirs === 'write') expect(changes(seen.theirs)).toBe(true);
      if (mine === 'settled') expect(changes(seen.mine)).toBe(false);
      if (theirs === 'settled') expect(changes(seen.theirs)).toBe(false);
    }),
  );
});

test('what a pass is refused, a like is refused too', () => {
  fc.assert(
    fc.property(side, side, pair, (one, other, seen) => {
      const facts = { me: one.me, them: other.them, pair: seen };
      if (typeof decideSwipe(facts, false) === 'object') expect(decideSwipe(facts, true)).toBeTypeOf('object');
    }),
  );
});
