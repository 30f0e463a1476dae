import { expect, test } from 'vitest';
import { agesOfSlider, sliderAges } from './slider-ages.ts';

test('the slider’s upper end means everybody older, and back', () => {
  expect(agesOfSlider([30, 65])).toEqual({ min_age: 30, max_age: 100 });
  expect(sliderAges({ min_age: 30, max_age: 100 })).toEqual([30, 65]);
  expect(sliderAges({ min_age: 70, max_age: 100 })).toEqual([65, 65]);
  expect(agesOfSlider([18, 64])).toEqual({ min_age: 18, max_age: 64 });
  expect(sliderAges({ min_age: 18, max_age: 64 })).toEqual([18, 64]);
  expect(agesOfSlider([28, 38])).toEqual({ min_age: 28, max_age: 38 });
});
