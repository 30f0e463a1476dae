import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { base, state } from './model.fixture.ts';
import { predictBoth, scorePair } from './score-pair.ts';

const pair = fc.record({ viewer: state, candidate: state, baseOfViewer: base, baseOfCandidate: base });
const here = { activeProbability: 1, logPrice: 0 };

test('a score is the logarithm of both yeses, the same from both sides', () => {
  fc.assert(
    fc.property(pair, (both) => {
      const { viewerLikes, candidateLikes } = predictBoth(both);
      expect(scorePair(both, here)).toBeCloseTo(Math.log(viewerLikes * candidateLikes), 9);
      const { viewer, candidate, baseOfViewer, baseOfCandidate } = both;
      const mirrored = {
        viewer: candidate,
        candidate: viewer,
        baseOfViewer: baseOfCandidate,
        baseOfCandidate: baseOfViewer,
      };
      expect(scorePair(mirrored, here)).toBeCloseTo(scorePair(both, here), 9);
    }),
  );
});

test('whoever is rarely here or dear comes later, and no input takes the score away', () => {
  fc.assert(
    fc.property(pair, fc.double(), fc.double(), (both, activeProbability, logPrice) => {
      const score = scorePair(both, { activeProbability, logPrice });
      expect(Number.isFinite(score)).toBe(true);
      expect(score).toBeLessThanOrEqual(scorePair(both, here));
    }),
  );
  fc.assert(
    fc.property(pair, (both) => {
      const plain = scorePair(both, here);
      expect(scorePair(both, { ...here, activeProbability: 0.5 })).toBeCloseTo(plain + Math.log(0.5), 9);
      expect(scorePair(both, { ...here, logPrice: 0.25 })).toBeCloseTo(plain - 0.25, 9);
    }),
  );
});

test('the like of somebody who likes the viewer counts as certain, and only that one', () => {
  fc.assert(
    fc.property(pair, (both) => {
      const { viewerLikes } = predictBoth(both);
      expect(scorePair(both, { ...here, isLikeGiven: true })).toBeCloseTo(Math.log(viewerLikes), 9);
      expect(scorePair(both, { ...here, isLikeGiven: false })).toBe(scorePair(both, here));
    }),
  );
});

test('each of the two likes by their own readiness, whom the other one is liked as', () => {
  const believed = (mean: number) => ({ mean, variance: 0 });
  const viewer = { generosity: believed(1), attractiveness: believed(2) };
  const candidate = { generosity: believed(-1), attractiveness: believed(0.5) };
  const { viewerLikes, candidateLikes } = predictBoth({ viewer, candidate, baseOfViewer: -0.5, baseOfCandidate: -2 });
  // sigm(-0.5 + 1 + 0.5) and sigm(-2 - 1 + 2)
  expect(viewerLikes).toBeCloseTo(0.731059, 6);
  expect(candidateLikes).toBeCloseTo(0.268941, 6);
});
