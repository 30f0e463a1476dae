import { listFormat } from '@mwanzo/contract/formats';
import type { Preferences } from '@mwanzo/contract/people/preferences';
import { upperAgeText } from './ages.ts';
import { defineMessages } from './define-messages.ts';
import { currentLocale } from './language.ts';
import { lookingForLabels, nearLabels } from './preferences.ts';
import { t } from './translate.ts';

const texts = defineMessages({
  everyAge: { en: 'every age', sw: 'umri wowote' },
  ages: { en: '{from} to {to}', sw: 'miaka {from} hadi {to}' },
});

/** Returns a label as it stands inside a sentence: without its capital. */
export const inSentence = (label: string): string =>
  label.slice(0, 1).toLocaleLowerCase(currentLocale()) + label.slice(1);

/** Formats the genders: "Women and men". */
export function lookingForText(lookingFor: Preferences['looking_for']): string {
  const [first, ...others] = lookingFor.map((each) => t(lookingForLabels[each]));
  const names = [first ?? '', ...others.map(inSentence)];
  return listFormat(currentLocale(), { type: 'conjunction' }).format(names);
}

/** Formats the ages: "28 to 38". */
export function agesText({ min_age, max_age }: Pick<Preferences, 'min_age' | 'max_age'>): string {
  return min_age === 18 && max_age === 100
    ? t(texts.everyAge)
    : t(texts.ages, { from: min_age, to: upperAgeText(max_age) });
}

/** Sums up preferences: "Men, 28 to 38, neighbouring counties". */
export function preferenceSummary(preferences: Preferences): string {
  const near = inSentence(t(nearLabels[preferences.near]));
  return [lookingForText(preferences.looking_for), agesText(preferences), near].join(', ');
}
