import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDice } from './model/dice.ts';
import { placeDecoys, type Hideable } from './place-decoys.ts';

const peopleOf = (likesViewer: fc.Arbitrary<boolean>, minLength: number) =>
  fc
    .array(fc.record({ kind: fc.constantFrom('near', 'far', 'alone'), likesViewer }), { minLength, maxLength: 40 })
    .map((all): Hideable[] => all.map((each, index) => ({ ...each, id: index + 1 })));
const people = peopleOf(fc.boolean(), 0);
/** In nearly every crowd there is a liker with a decoy, and enough strangers of the same kind for another one. */
const crowd = peopleOf(
  fc.nat({ max: 4 }).map((chance) => chance === 0),
  20,
);
const secret = fc.nat();
const chanceFrom = (seed: number) => (id: number) => createDice(seed, id)();

test('of each kind as many strangers as likers are placed early, in whatever order they stand', () => {
  fc.assert(
    fc.property(people, secret, (all, seed) => {
      const early = placeDecoys(all, chanceFrom(seed));
      expect(placeDecoys(all.toReversed(), chanceFrom(seed))).toEqual(early);
      for (const kind of ['near', 'far', 'alone']) {
        const placed = all.filter((each) => each.kind === kind && early.has(each.id));
        const likers = all.filter((each) => each.kind === kind && each.likesViewer).length;
        const strangers = all.filter((each) => each.kind === kind && !each.likesViewer).length;
        expect(placed.filter(({ likesViewer }) => likesViewer)).toHaveLength(Math.min(likers, strangers));
        expect(placed.filter(({ likesViewer }) => !likesViewer)).toHaveLength(Math.min(likers, strangers));
      }
    }),
  );
});

// Fails with decoys that are the nearest or the best of their kind: then the one for whom they stand is known.
test('two who are placed early are equally likely to be the one who likes the viewer', () => {
  const worlds = Array.from({ length: 6 }, (_world, liker) =>
    Array.from({ length: 6 }, (_, id): Hideable => ({ id, kind: 'near', likesViewer: id === liker })),
  );
  /** For each two people the number of secrets with which they are placed early, by who of them is the liker. */
  const times = new Map<string, [number, number]>();
  for (const [liker, all] of worlds.entries()) {
    for (let seed = 0; seed < 3000; seed += 1) {
      const pair = [...placeDecoys(all, chanceFrom(seed))].toSorted((one, other) => one - other);
      const counts = times.get(pair.join()) ?? [0, 0];
      counts[pair[0] === liker ? 0 : 1] += 1;
      times.set(pair.join(), counts);
    }
  }
  expect(times.size).toBe(15);
  // 600 each on average; 120 is more than four standard deviations of their difference.
  for (const [one, other] of times.values()) expect(Math.abs(one - other)).toBeLessThan(120);
});

test('a further like leaves everybody early who was early before', () => {
  fc.assert(
    fc.property(crowd, secret, fc.nat(), (all, seed, choice) => {
      const before = placeDecoys(all, chanceFrom(seed));
      const strangers = all.filter(({ id, likesViewer }) => !likesViewer && !before.has(id));
      const { id: liker } = strangers[choice % Math.max(1, strangers.length)] ?? {};
      const later = placeDecoys(
        all.map((each) => ({ ...each, likesViewer: each.likesViewer || each.id === liker })),
        chanceFrom(seed),
      );
      const crowded = all.filter((each) => each.kind === all.find(({ id }) => id === liker)?.kind);
      if (crowded.filter(({ likesViewer }) => likesViewer).length + 1 <= crowded.length / 2)
        for (const id of before) expect(later).toContain(id);
    }),
  );
});
