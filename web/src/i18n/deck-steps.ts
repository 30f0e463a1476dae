import { listFormat } from '@mwanzo/contract/formats';
import type { Preferences, WiderStep } from '@mwanzo/contract/people/preferences';
import { defineMessages } from './define-messages.ts';
import { currentLocale } from './language.ts';
import { agesText, inSentence, lookingForText } from './preference-summary.ts';
import { intentLabels, nearLabels } from './preferences.ts';
import { t } from './translate.ts';

/** Texts of the end of a deck that no filter narrows. */
export const deckSteps = defineMessages({
  metNearby: { en: 'You have met everyone nearby', sw: 'Umewaona wote walio karibu' },
  metAll: { en: 'You have met everyone', sw: 'Umewaona wote' },
  seenThem: { en: '{who}: you have seen them all.', sw: '{who}: umewaona wote.' },
  wider: { en: 'One step wider brings', sw: 'Hatua moja zaidi inaleta' },
  people: { en: 'people', sw: 'watu' },
  some: { en: 'a few', sw: 'wachache' },
  preferences: { en: 'Change preferences', sw: 'Badilisha mapendeleo' },
  changed: { en: 'Preferences changed', sw: 'Mapendeleo yamebadilishwa' },
  undo: { en: 'Undo', sw: 'Tendua' },
});

const texts = defineMessages({
  inPlace: { en: 'in {place}', sw: '{place}' },
  around: { en: 'around {place}', sw: 'karibu na {place}' },
  kenya: { en: 'Kenya', sw: 'Kenya' },
  whoWant: { en: 'who want {intents}', sw: 'wanaotaka {intents}' },
  verified: { en: 'verified', sw: 'waliothibitishwa' },
  ages: { en: 'Ages {from} to {to}', sw: 'Umri {from} hadi {to}' },
  agesUp: { en: 'Ages {from} and up', sw: 'Umri {from} na zaidi' },
  agesHint: { en: 'A few more years', sw: 'Miaka michache zaidi' },
  anyIntent: { en: 'Whatever they want', sw: 'Chochote wanachotaka' },
  anyIntentHint: { en: 'Besides {intents}', sw: 'Pamoja na {intents}' },
  unverified: { en: 'People without a badge too', sw: 'Hata wasiothibitishwa' },
  unverifiedHint: { en: 'Their ID was not checked yet', sw: 'Kitambulisho chao bado' },
});

function intentList(intents: Preferences['intent']): string {
  return listFormat(currentLocale(), { type: 'disjunction' }).format(
    intents.map((intent) => inSentence(t(intentLabels[intent]))),
  );
}

/**
 * Describes the people who were seen: "Men, 28 to 38, in Nairobi, who want a relationship". @param place the place that
 * "near" means for this member, if known
 */
export function seenPeople(preferences: Preferences, place: string | undefined): string {
  const { near, intent, verified_only } = preferences;
  return [
    lookingForText(preferences.looking_for),
    agesText(preferences),
    ...(verified_only ? [t(texts.verified)] : []),
    near === 'anywhere'
      ? t(texts.inPlace, { place: t(texts.kenya) })
      : place === undefined
        ? inSentence(t(nearLabels[near]))
        : t(near === 'neighbours' ? texts.around : texts.inPlace, { place }),
    ...(intent.length > 0 ? [t(texts.whoWant, { intents: intentList(intent) })] : []),
  ].join(', ');
}

interface StepText {
  label: string;
  hint: string | undefined;
}

/**
 * Describes what a wider step changes. @param place the place that the wider distance means for this member, if known
 */
export function stepText(change: WiderStep['change'], before: Preferences, place: string | undefined): StepText {
  switch (change.preference) {
    case 'near':
      return { label: t(nearLabels[change.near]), hint: place };
    case 'ages': {
      const { min_age: from, max_age: to } = change;
      return { label: to >= 100 ? t(texts.agesUp, { from }) : t(texts.ages, { from, to }), hint: t(texts.agesHint) };
    }
    case 'intent':
      return { label: t(texts.anyIntent), hint: t(texts.anyIntentHint, { intents: intentList(before.intent) }) };
    case 'verified_only':
      return { label: t(texts.unverified), hint: t(texts.unverifiedHint) };
  }
}
