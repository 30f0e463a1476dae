import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newMember, type MemberState } from './belief.ts';
import { drawSpread, drawState } from './draw-state.ts';
import { state } from './model.fixture.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('the same seed and member give the same draw, in any order', () => {
  fc.assert(
    fc.property(state, id, fc.uniqueArray(id, { minLength: 2 }), (each, seed, members) => {
      const draw = (member: number) => JSON.stringify([member, drawState(each, seed, member)]);
      expect(members.toReversed().map(draw).toReversed()).toEqual(members.map(draw));
    }),
  );
});

test('another seed or another member gives another draw, also where only the high bits of an id differ', () => {
  const drawn = [
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 1 + 2 ** 32],
    [1 + 2 ** 40, 1],
  ].map(([seed = 0, member = 0]) => JSON.stringify(drawState(newMember, seed, member)));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('draws spread around the mean half as far as the belief does', () => {
  const believed: MemberState = {
    generosity: { mean: 0.7, variance: 0.36 },
    attractiveness: { mean: -1, variance: 0.04 },
  };
  const draws = Array.from({ length: 20_000 }, (_each, member) => drawState(believed, 7, member + 1));
  for (const name of ['generosity', 'attractiveness'] as const) {
    const values = draws.map((each) => each[name].mean);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(believed[name].mean, 1.5);
    expect(variance / (0.25 * believed[name].variance)).toBeCloseTo(1, 1);
  }
});

test('a draw of what is known for sure is what is known', () => {
  const sure = { generosity: { mean: 0.7, variance: 0 }, attractiveness: { mean: -1, variance: 0 } };
  expect(drawState(sure, 7, 1)).toEqual(sure);
});

test('a draw stands for what is not known, half of it', () => {
  const { generosity, attractiveness } = drawState(newMember, 7, 1);
  expect([generosity.variance, attractiveness.variance]).toEqual([0, 0]);
  expect(generosity.mean).not.toBe(attractiveness.mean);
  expect(drawSpread).toBe(0.5);
});
