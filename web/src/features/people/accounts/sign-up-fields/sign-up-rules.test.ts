import { describe, expect, it } from 'vitest';
import { genderChoices, genderFields } from './sign-up-rules.ts';

describe('sign-up gender', () => {
  it('Trans and Genderfluid submit non-binary, with the detail', () => {
    expect(genderFields('trans')).toEqual({ gender: 'non-binary', gender_detail: 'trans' });
    expect(genderFields('genderfluid')).toEqual({ gender: 'non-binary', gender_detail: 'genderfluid' });
  });

  it('every other choice submits itself, and no choice submits nothing', () => {
    const others = genderChoices.filter((choice) => choice !== 'trans' && choice !== 'genderfluid');
    for (const choice of others) expect(genderFields(choice)).toEqual({ gender: choice });
    expect(genderFields('')).toEqual({});
  });
});
