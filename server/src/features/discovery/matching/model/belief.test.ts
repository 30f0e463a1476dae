import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { driftBelief, driftState, isSound, newMember, priorVariance, soundState } from './belief.ts';
import { state } from './model.fixture.ts';

const days = fc.oneof(fc.double(), fc.integer({ min: -5000, max: 5000 }));

test('time moves no mean, takes no variance away and never adds more than a stranger has', () => {
  fc.assert(
    fc.property(state, days, (before, passed) => {
      const after = driftState(before, passed);
      for (const name of ['generosity', 'attractiveness'] as const) {
        expect(after[name].mean).toBe(before[name].mean);
        expect(after[name].variance).toBeGreaterThanOrEqual(before[name].variance);
        expect(after[name].variance).toBeLessThanOrEqual(priorVariance);
      }
    }),
  );
});

test('a hundred days add a fifth, and a clock that jumps back adds nothing', () => {
  const known = { mean: 1, variance: 0.1 };
  const sure = { generosity: known, attractiveness: known };
  expect(driftState(sure, 100).generosity.variance).toBeCloseTo(0.3, 12);
  expect(driftState(sure, -100)).toEqual(sure);
  expect(driftState(sure, NaN)).toEqual(sure);
});

test.each([
  { mean: NaN, variance: 0.1 },
  { mean: Infinity, variance: 0.1 },
  { mean: 11, variance: 0.1 },
  { mean: 10.01, variance: 0.1 },
  { mean: -10.01, variance: 0.1 },
  { mean: 0, variance: NaN },
  { mean: 0, variance: 0 },
  { mean: 0, variance: -0.1 },
  { mean: 0, variance: 0.68 },
])('a damaged belief %j counts as that of a new member, and the other one stays', (damaged) => {
  expect(isSound(damaged)).toBe(false);
  const fine = { mean: 0.4, variance: 0.2 };
  expect(soundState({ generosity: damaged, attractiveness: fine })).toEqual({
    generosity: newMember.generosity,
    attractiveness: fine,
  });
});

test('a new member is an average one of whom nothing is known, and so is a stranger after two years', () => {
  const unknown = { mean: 0, variance: 0.67 };
  expect(newMember).toEqual({ generosity: unknown, attractiveness: unknown });
  expect(driftBelief({ mean: 1, variance: 0.1 }, 1).variance).toBeCloseTo(0.102, 12);
  expect(driftBelief({ mean: 1, variance: 0.1 }, 284).variance).toBeCloseTo(0.668, 12);
  expect(driftBelief({ mean: 1, variance: 0.1 }, 286)).toEqual({ mean: 1, variance: 0.67 });
});

test('each of the two beliefs of a member is kept, also at the bounds, or grows old by itself', () => {
  const far = { generosity: { mean: -10, variance: 0.67 }, attractiveness: { mean: 10, variance: 0.001 } };
  expect(soundState(far)).toEqual(far);
  const damaged = { mean: 0, variance: 0.68 };
  expect(soundState({ ...far, attractiveness: damaged })).toEqual({
    generosity: far.generosity,
    attractiveness: { mean: 0, variance: 0.67 },
  });
  const { generosity, attractiveness } = driftState(far, 10);
  expect(generosity).toEqual(far.generosity);
  expect(attractiveness.mean).toBe(10);
  expect(attractiveness.variance).toBeCloseTo(0.021, 12);
});
