import { expect, test } from 'vitest';
import { agesOfSlider, preferencesBody, sliderAges } from './preference-rules.ts';

test('the slider’s upper end means everybody older, and back', () => {
  expect(agesOfSlider([30, 65])).toEqual({ min_age: 30, max_age: 100 });
  expect(sliderAges({ min_age: 30, max_age: 100 })).toEqual([30, 65]);
  expect(sliderAges({ min_age: 70, max_age: 100 })).toEqual([65, 65]);
  expect(agesOfSlider([28, 38])).toEqual({ min_age: 28, max_age: 38 });
});

test('what is sent has no fields that the server adds', () => {
  const chosen = { min_age: 18, max_age: 100, near: 'anywhere', intent: [], verified_only: false } as const;
  const body = preferencesBody({ ...chosen, intent: [], looking_for: ['men'], is_chosen: true });
  expect(body).toEqual({ ...chosen, looking_for: ['men'] });
});
