import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the list of reviewers' decisions. */
export const decided = defineMessages({
  title: { en: 'Decided', sw: 'Zilizoamuliwa' satisfies Unreviewed },
  about: {
    en: 'The last decisions of all reviewers. You can take back one of yours for {count} minutes, unless it stands: what two reviewers have agreed on, decisions about photos, and a lifted appeal.',
    sw: 'Maamuzi ya mwisho ya wakaguzi wote. Unaweza kurudisha wako kwa dakika {count}, isipokuwa yasiyobadilika: waliyokubaliana wakaguzi wawili, maamuzi kuhusu picha, na rufaa iliyokubaliwa.' satisfies Unreviewed,
  },
  none: { en: 'Nothing was decided yet.', sw: 'Hakuna kilichoamuliwa bado.' satisfies Unreviewed },
  failed: { en: 'The decisions could not be loaded', sw: 'Maamuzi hayakuweza kupakiwa' satisfies Unreviewed },
  takeBack: { en: 'Take back', sw: 'Rudisha' satisfies Unreviewed },
  takeBackOf: { en: 'Take back: {name}, {what}', sw: 'Rudisha: {name}, {what}' satisfies Unreviewed },
  takingBack: { en: 'Taking back...', sw: 'Inarudisha...' satisfies Unreviewed },
  takenBack: { en: 'Taken back', sw: 'Umerudishwa' satisfies Unreviewed },
  takenBackText: { en: 'The case waits again.', sw: 'Kesi inasubiri tena.' satisfies Unreviewed },
  stands: { en: 'This decision stands', sw: 'Uamuzi huu haubadiliki' satisfies Unreviewed },
  standsText: {
    en: 'The time is over, or something has happened since.',
    sw: 'Muda umeisha, au kuna kilichotokea tangu hapo.' satisfies Unreviewed,
  },

  verification: { en: 'Verification', sw: 'Uthibitisho' satisfies Unreviewed },
  change: { en: 'New name or photo', sw: 'Jina au picha mpya' satisfies Unreviewed },
  photo: { en: 'Photo', sw: 'Picha' satisfies Unreviewed },
  report: { en: 'Report', sw: 'Ripoti' satisfies Unreviewed },
  appeal: { en: 'Appeal', sw: 'Rufaa' satisfies Unreviewed },
  approved: { en: 'approved', sw: 'imekubaliwa' satisfies Unreviewed },
  refused: { en: 'refused', sw: 'imekataliwa' satisfies Unreviewed },
  askedAgain: { en: 'new photos asked for', sw: 'picha mpya zimeombwa' satisfies Unreviewed },
  dismissed: { en: 'dismissed', sw: 'imetupiliwa' satisfies Unreviewed },
  warned: { en: 'warned', sw: 'ameonywa' satisfies Unreviewed },
  suspended: { en: 'suspended', sw: 'amesimamishwa' satisfies Unreviewed },
  banAsked: { en: 'ban asked for', sw: 'kufungiwa kumeombwa' satisfies Unreviewed },
  suspensionAsked: { en: 'long suspension asked for', sw: 'kusimamishwa kirefu kumeombwa' satisfies Unreviewed },
  confirmed: { en: 'confirmed by a second reviewer', sw: 'imethibitishwa na mkaguzi wa pili' satisfies Unreviewed },
  declined: { en: 'declined by a second reviewer', sw: 'imekataliwa na mkaguzi wa pili' satisfies Unreviewed },
  upheld: { en: 'decision upheld', sw: 'uamuzi umebaki' satisfies Unreviewed },
  lifted: { en: 'decision lifted', sw: 'uamuzi umeondolewa' satisfies Unreviewed },
});
