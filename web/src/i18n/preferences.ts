import type { RoughCount } from '@mwanzo/contract/people/preferences';
import { defineMessages } from './define-messages.ts';
import { t } from './translate.ts';

export const preferences = defineMessages({
  title: { en: 'Preferences', sw: 'Mapendeleo' },
  lookingFor: { en: 'Looking for', sw: 'Unatafuta' },
  oneStays: {
    en: 'At least one stays ticked, or you would meet nobody.',
    sw: 'Angalau moja hubaki, la sivyo hungekutana na mtu.',
  },
  ages: { en: 'Ages', sw: 'Umri' },
  howNear: { en: 'How near', sw: 'Ukaribu' },
  county: { en: '{county} County', sw: 'Kaunti ya {county}' },
  countiesAndMore: {
    en: { one: '{counties} and 1 more', other: '{counties} and {count} more' },
    sw: { one: '{counties} na nyingine 1', other: '{counties} na nyingine {count}' },
  },
  allCounties: { en: 'All 47 counties', sw: 'Kaunti zote 47' },
  noTown: {
    en: 'Your profile names no town that we know, so people come from everywhere in Kenya.',
    sw: 'Wasifu wako hautaji mji tunaoujua, kwa hiyo watu hutoka kote nchini Kenya.',
  },
  whatTheyWant: { en: 'What they want', sw: 'Wanachotaka' },
  verifiedOnly: { en: 'Verified people only', sw: 'Waliothibitishwa tu' },
  verifiedOnlyHint: { en: 'ID and selfie were checked', sw: 'Kitambulisho na selfie zilikaguliwa' },
  bothWays: {
    en: 'These work both ways: who you see, who sees you.',
    sw: 'Hufanya kazi pande zote: unaowaona, na wanaokuona.',
  },
  aboutFit: { en: 'About {count} people fit', sw: 'Takriban watu {count} wanafaa' },
  manyFit: { en: 'More than 1,000 people fit', sw: 'Zaidi ya watu 1,000 wanafaa' },
  fewFit: { en: 'A few people fit', sw: 'Watu wachache wanafaa' },
  nobodyFits: { en: 'Nobody fits yet.', sw: 'Bado hakuna anayefaa.' },
  youFitThem: { en: 'and you fit them too', sw: 'nawe unawafaa pia' },
  stepWider: { en: 'Try one step wider near you.', sw: 'Jaribu hatua moja pana zaidi karibu nawe.' },
  done: { en: 'Done', sw: 'Tayari' },
});

export const lookingForLabels = defineMessages({
  women: { en: 'Women', sw: 'Wanawake' },
  men: { en: 'Men', sw: 'Wanaume' },
  'non-binary': { en: 'Non-binary people', sw: 'Wasio wanawake wala wanaume' },
});

export const nearLabels = defineMessages({
  town: { en: 'My town', sw: 'Mji wangu' },
  county: { en: 'My county', sw: 'Kaunti yangu' },
  neighbours: { en: 'Neighbouring counties', sw: 'Kaunti jirani' },
  anywhere: { en: 'Everywhere in Kenya', sw: 'Kote nchini Kenya' },
});

export const intentLabels = defineMessages({
  relationship: { en: 'A relationship', sw: 'Uhusiano' },
  friends: { en: 'Friendship first', sw: 'Urafiki kwanza' },
  casual: { en: 'Something casual', sw: 'Kitu chepesi' },
  'not-sure': { en: 'Not sure yet', sw: 'Bado sina uhakika' },
});

/** Says roughly how many people fit, so that nobody can be identified. */
export function peopleFit({ about }: RoughCount): string {
  if (about === 0) return t(preferences.nobodyFits);
  if (about === null) return t(preferences.fewFit);
  return about >= 1000 ? t(preferences.manyFit) : t(preferences.aboutFit, { count: about });
}
