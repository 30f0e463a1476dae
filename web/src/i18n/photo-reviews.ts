import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the reviewers' queue of photos. */
export const photoReviews = defineMessages({
  title: { en: 'Photos', sw: 'Picha' satisfies Unreviewed },
  order: {
    en: 'Photos that others do not see yet come first, then the oldest.',
    sw: 'Picha ambazo wengine hawazioni bado huja kwanza, kisha za zamani zaidi.' satisfies Unreviewed,
  },
  explicit: { en: 'Probably explicit', sw: 'Huenda ni ya uchi' satisfies Unreviewed },
  perhapsExplicit: { en: 'Perhaps explicit', sw: 'Pengine ni ya uchi' satisfies Unreviewed },
  notScreened: { en: 'Not screened', sw: 'Haijachunguzwa' satisfies Unreviewed },
  held: { en: 'Others do not see it yet', sw: 'Wengine hawaioni bado' satisfies Unreviewed },
  shown: { en: 'Others see it meanwhile', sw: 'Wengine wanaiona kwa sasa' satisfies Unreviewed },
  memberSince: { en: 'member since {date}', sw: 'mwanachama tangu {date}' satisfies Unreviewed },
  photoOf: { en: 'Photo of {name}', sw: 'Picha ya {name}' satisfies Unreviewed },
  hints: {
    en: 'Your viewing is logged. The computer only guesses: you decide.',
    sw: 'Unachotazama huwekwa kwenye kumbukumbu. Kompyuta inakisia tu: wewe unaamua.' satisfies Unreviewed,
  },
});
