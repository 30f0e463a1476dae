import { defineMessages } from './define-messages.ts';

/** Texts of the reviewers' queue of photos. */
export const photoReviews = defineMessages({
  title: { en: 'Photos', sw: 'Picha' },
  order: {
    en: 'Photos that others do not see yet come first, then the oldest.',
    sw: 'Picha ambazo wengine hawazioni bado huja kwanza, kisha za zamani zaidi.',
  },
  explicit: { en: 'Probably explicit', sw: 'Huenda ni ya uchi' },
  perhaps_explicit: { en: 'Perhaps explicit', sw: 'Pengine ni ya uchi' },
  not_screened: { en: 'Not screened', sw: 'Haijachunguzwa' },
  held: { en: 'Others do not see it yet', sw: 'Wengine hawaioni bado' },
  shown: { en: 'Others see it meanwhile', sw: 'Wengine wanaiona kwa sasa' },
  memberSince: { en: 'member since {date}', sw: 'mwanachama tangu {date}' },
  photoOf: { en: 'Photo of {name}', sw: 'Picha ya {name}' },
  hints: {
    en: 'Your viewing is logged. The computer only guesses: you decide.',
    sw: 'Unachotazama huwekwa kwenye kumbukumbu. Kompyuta inakisia tu: wewe unaamua.',
  },
});
