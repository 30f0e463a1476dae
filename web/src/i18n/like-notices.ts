import { defineMessages, type Unreviewed } from './define-messages.ts';

/** What helps somebody who reads that they are liked, in a catalogue that loads only then. */
export const likeNotices = defineMessages({
  title: { en: 'Somebody likes you', sw: 'Mtu fulani anakupenda' satisfies Unreviewed },
  inDeck: {
    en: 'They may be among the people here. Like them too, and it is a match.',
    sw: 'Huenda yuko kati ya watu hawa. Mpende pia, na mtachaguana.' satisfies Unreviewed,
  },
  verifyFirst: {
    en: 'They may be among the people here. Verify your profile, so that you can like them too.',
    sw: 'Huenda yuko kati ya watu hawa. Thibitisha wasifu wako ili uweze kumpenda pia.' satisfies Unreviewed,
  },
  inReview: {
    en: 'They may be among the people here. You can like them once you are verified.',
    sw: 'Huenda yuko kati ya watu hawa. Utaweza kumpenda ukishathibitishwa.' satisfies Unreviewed,
  },
  photoFirst: {
    en: 'They may be among the people here. A photo lets them find you again.',
    sw: 'Huenda yuko kati ya watu hawa. Picha itamsaidia kukuona tena.' satisfies Unreviewed,
  },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' satisfies Unreviewed },
  addPhoto: { en: 'Add a photo', sw: 'Weka picha' satisfies Unreviewed },
});
