import { ageLimits } from '@mwanzo/contract/limits';

/** The ages in years, both ends included. The slider's upper end, 65, also stands for everybody older. */
export type SliderAges = readonly [low: number, high: number];

interface Ages {
  min_age: number;
  max_age: number;
}

export function sliderAges({ min_age, max_age }: Ages): SliderAges {
  return [Math.min(min_age, ageLimits.filterMax), Math.min(max_age, ageLimits.filterMax)];
}

export function agesOfSlider([low, high]: SliderAges): Ages {
  return { min_age: low, max_age: high >= ageLimits.filterMax ? ageLimits.max : high };
}
