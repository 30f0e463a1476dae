import type { RoughCount } from '@mwanzo/contract/people/preferences';
import { defineMessages, type Unreviewed } from './define-messages.ts';
import { t } from './translate.ts';

export const preferences = defineMessages({
  title: { en: 'Preferences', sw: 'Mapendeleo' satisfies Unreviewed },
  lookingFor: { en: 'Looking for', sw: 'Unatafuta' satisfies Unreviewed },
  oneStays: {
    en: 'At least one stays ticked, or you would meet nobody.',
    sw: 'Angalau moja hubaki, la sivyo hungekutana na mtu.' satisfies Unreviewed,
  },
  ages: { en: 'Ages', sw: 'Umri' satisfies Unreviewed },
  ageMin: { en: 'Minimum age', sw: 'Umri wa chini zaidi' satisfies Unreviewed },
  ageMax: { en: 'Maximum age', sw: 'Umri wa juu zaidi' satisfies Unreviewed },
  howNear: { en: 'How near', sw: 'Ukaribu' satisfies Unreviewed },
  county: { en: '{county} County', sw: 'Kaunti ya {county}' satisfies Unreviewed },
  countiesAndMore: {
    en: { one: '{counties} and 1 more', other: '{counties} and {count} more' },
    sw: { one: '{counties} na nyingine 1', other: '{counties} na nyingine {count}' } satisfies Unreviewed,
  },
  allCounties: { en: 'All 47 counties', sw: 'Kaunti zote 47' satisfies Unreviewed },
  noTown: {
    en: 'Your profile names no town that we know, so people come from everywhere in Kenya.',
    sw: 'Wasifu wako hautaji mji tunaoujua, kwa hiyo watu hutoka kote nchini Kenya.' satisfies Unreviewed,
  },
  whatTheyWant: { en: 'What they want', sw: 'Wanachotaka' satisfies Unreviewed },
  verifiedOnly: { en: 'Verified people only', sw: 'Waliothibitishwa tu' satisfies Unreviewed },
  verifiedOnlyHint: {
    en: 'ID and selfie were checked',
    sw: 'Kitambulisho na selfie zilikaguliwa' satisfies Unreviewed,
  },
  bothWays: {
    en: 'These work both ways: who you see, who sees you.',
    sw: 'Hufanya kazi pande zote: unaowaona, na wanaokuona.' satisfies Unreviewed,
  },
  aboutFit: { en: 'About {count} people fit', sw: 'Takriban watu {count} wanafaa' satisfies Unreviewed },
  manyFit: { en: 'More than 1,000 people fit', sw: 'Zaidi ya watu 1,000 wanafaa' satisfies Unreviewed },
  fewFit: { en: 'A few people fit', sw: 'Watu wachache wanafaa' satisfies Unreviewed },
  nobodyFits: { en: 'Nobody fits yet.', sw: 'Bado hakuna anayefaa.' satisfies Unreviewed },
  youFitThem: { en: 'and you fit them too', sw: 'nawe unawafaa pia' satisfies Unreviewed },
  stepWider: {
    en: 'Try one step wider near you.',
    sw: 'Jaribu hatua moja pana zaidi karibu nawe.' satisfies Unreviewed,
  },
  done: { en: 'Done', sw: 'Tayari' satisfies Unreviewed },
});

export const lookingForLabels = defineMessages({
  women: { en: 'Women', sw: 'Wanawake' satisfies Unreviewed },
  men: { en: 'Men', sw: 'Wanaume' satisfies Unreviewed },
  'non-binary': { en: 'Non-binary people', sw: 'Wasio wanawake wala wanaume' satisfies Unreviewed },
});

export const nearLabels = defineMessages({
  town: { en: 'My town', sw: 'Mji wangu' satisfies Unreviewed },
  county: { en: 'My county', sw: 'Kaunti yangu' satisfies Unreviewed },
  neighbours: { en: 'Neighbouring counties', sw: 'Kaunti jirani' satisfies Unreviewed },
  anywhere: { en: 'Everywhere in Kenya', sw: 'Kote nchini Kenya' satisfies Unreviewed },
});

export const intentLabels = defineMessages({
  relationship: { en: 'A relationship', sw: 'Uhusiano' satisfies Unreviewed },
  friends: { en: 'Friendship first', sw: 'Urafiki kwanza' satisfies Unreviewed },
  casual: { en: 'Something casual', sw: 'Kitu chepesi' satisfies Unreviewed },
  'not-sure': { en: 'Not sure yet', sw: 'Bado sina uhakika' satisfies Unreviewed },
});

/** Says roughly how many people fit, so that nobody can be identified. */
export function peopleFit({ about }: RoughCount): string {
  if (about === 0) return t(preferences.nobodyFits);
  if (about === null) return t(preferences.fewFit);
  return about >= 1000 ? t(preferences.manyFit) : t(preferences.aboutFit, { count: about });
}
