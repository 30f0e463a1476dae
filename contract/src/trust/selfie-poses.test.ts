import { expect, test } from 'vitest';
import { cardPlaces, partsOfPose, poseFaces, selfiePoses } from './selfie-poses.ts';

test('the twelve poses are every place of the card with every face, once', () => {
  const all = cardPlaces.flatMap((place) => poseFaces.map((face) => ({ place, face })));
  expect(selfiePoses.map(partsOfPose)).toEqual(all);
});
