import { expect, test } from 'vitest';
import { drawNumbers } from '../../../testing/draw-numbers.ts';
import { deckOf, someCandidate } from './matching.fixture.ts';
import { createDice } from './model/dice.ts';
import { orderDeck, type RankedCandidate } from './order-deck.ts';
import type { placeDecoys } from './place-decoys.ts';

const members = 20;
const days = 5;
const cards = 20;
const likersOfEach = 6;

/** People of all distances and ages around a member. A third of the likers are from far away. */
function drawPeople(draw: () => number): RankedCandidate[] {
  const whole = (max: number) => Math.floor(draw() * max);
  const people = Array.from({ length: 240 }, (_, index) => {
    const distanceBand = index < 160 ? whole(2) : 2 + whole(3);
    const { profile } = someCandidate(0);
    const town = distanceBand === 0 ? 'Nairobi' : `town ${distanceBand}`;
    return someCandidate(index + 1, {
      distanceBand,
      profile: { ...profile, town, county: town, age: 22 + whole(20), weeksAway: whole(3), interests: [`${index}`] },
      state: {
        generosity: { mean: draw() - 0.5, variance: 0.1 },
        attractiveness: { mean: draw() - 0.5, variance: 0.1 },
      },
      shown: draw() < 0.2 ? 5 : 100,
    });
  });
  const likers = new Set<number>();
  while (likers.size < likersOfEach) likers.add(likers.size % 3 === 0 ? 161 + whole(80) : 1 + whole(160));
  return people.map((person) => ({ ...person, likesViewer: likers.has(person.id) }));
}

/**
 * The share of right guesses of somebody who knows the code, every number in the database, and the order that each deck
 * had if nobody liked them, but neither the likes nor the secret. They name those of the first twenty cards who rose
 * most, on this day or on all days so far.
 */
function guess(lastsFor: 'one deck' | 'all decks', placeEarly?: typeof placeDecoys): number {
  const draw = drawNumbers(5);
  let [named, right] = [0, 0];
  for (let member = 0; member < members; member += 1) {
    const people = drawPeople(draw);
    const rises = new Map<number, number>();
    for (let day = 1; day <= days; day += 1) {
      const orders = {
        ...(placeEarly && { placeEarly }),
        seed: 100 * member + day,
        chanceOf: (id: number) => createDice(member, 77, id)(),
      };
      const ordinary = orderDeck(
        deckOf(
          people.map((person) => ({ ...person, likesViewer: false })),
          orders,
        ),
      );
      const seen = orderDeck(deckOf(people, orders));
      if (lastsFor === 'one deck') rises.clear();
      // Rises of one place come from others who left, and say nothing.
      const first = new Set(seen.slice(0, cards));
      for (const id of seen) {
        const rise = ordinary.indexOf(id) - seen.indexOf(id);
        rises.set(id, (rises.get(id) ?? 0) + (rise > 1 && first.has(id) ? rise : 0));
      }
      const suspects = [...rises].filter(([, rise]) => rise > 0).toSorted(([, one], [, other]) => other - one);
      for (const [id] of suspects.slice(0, likersOfEach)) {
        named += 1;
        if (people.some((person) => person.id === id && person.likesViewer)) right += 1;
      }
    }
  }
  expect(named).toBeGreaterThan(members * days);
  return right / named;
}

test.each(['one deck', 'all decks'] as const)(
  'whoever guesses from 100 decks who likes them is right in at most 55 of 100: from %s',
  (lastsFor) => {
    expect(guess(lastsFor)).toBeLessThanOrEqual(0.55);
  },
);

test('the guesser would be right most of the time if decks had no decoys', () => {
  const likersAlone: typeof placeDecoys = (all) =>
    new Set(all.filter(({ likesViewer }) => likesViewer).map(({ id }) => id));
  expect(guess('one deck', likersAlone)).toBeGreaterThan(0.9);
});
