import { languages } from '@mwanzo/contract/language';
import { expect, test } from 'vitest';
import { pushTexts } from './push-texts.ts';

const named = ['matchWith', 'messageFrom', 'askedBy', 'likeFrom', 'callFrom', 'missedCallFrom'] as const;

test.each(languages)(
  'a push has a place for the name or the number where it says one, and only there (%s)',
  (language) => {
    const { several, ...texts } = pushTexts[language];
    for (const text of named.map((key) => texts[key])) expect(text.split('{name}')).toHaveLength(2);
    for (const text of Object.values(several)) expect(text.split('{count}')).toHaveLength(2);
    const placesOf = (all: readonly string[]) => all.flatMap((text) => text.match(/\{\w+\}/gu) ?? []);
    expect(placesOf(Object.values(texts))).toEqual(named.map(() => '{name}'));
    expect(placesOf(Object.values(several))).toHaveLength(4);
  },
);
