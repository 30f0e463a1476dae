import {
  suggestedInterests,
  genderDetails,
  genderFilters,
  genders,
  orientations,
  visibilities,
} from '@mwanzo/contract/people/options';
import { swahiliInterests } from '@mwanzo/contract/people/interest-names';
import { expect, test } from 'vitest';
import type { Message } from './define-messages.ts';
import { interestLabel } from './interests.ts';
import { renderInLanguage } from './language.ts';
import { genderLabels, orientationLabels, visibilityLabels } from './options.ts';

test.each<[string, readonly string[], Readonly<Record<string, Message>>]>([
  ['gender', [...genders, ...genderDetails, ...genderFilters], genderLabels],
  ['orientation', orientations, orientationLabels],
  ['visibility', visibilities, visibilityLabels],
])('every %s has a label in both languages, and no two share one', (_, values, labels) => {
  const shown = [...new Set(values)].map((value) => labels[value]);
  for (const language of ['en', 'sw'] as const) {
    const texts = shown.map((label) => label?.[language]);
    expect(texts.every((text) => text !== undefined && text !== '')).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('a suggested interest is shown in the reader’s language, and any other as it was typed', () => {
  for (const interest of suggestedInterests) {
    expect(renderInLanguage('en', () => interestLabel(interest))).toBe(interest);
    expect(renderInLanguage('sw', () => interestLabel(interest))).toBe(swahiliInterests[interest]);
  }
  for (const typed of ['Beekeeping', 'constructor'])
    expect(renderInLanguage('sw', () => interestLabel(typed))).toBe(typed);
});
