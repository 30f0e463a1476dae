import { defineMessages } from './define-messages.ts';

/** Texts of the list of reviewers' decisions. */
export const decided = defineMessages({
  title: { en: 'Decided', sw: 'Zilizoamuliwa' },
  about: {
    en: 'The last decisions of all reviewers. You can take back one of yours for {count} minutes, unless it stands: what two reviewers have agreed on, decisions about photos, and a lifted appeal.',
    sw: 'Maamuzi ya mwisho ya wakaguzi wote. Unaweza kurudisha wako kwa dakika {count}, isipokuwa yasiyobadilika: waliyokubaliana wakaguzi wawili, maamuzi kuhusu picha, na rufaa iliyokubaliwa.',
  },
  none: { en: 'Nothing was decided yet.', sw: 'Hakuna kilichoamuliwa bado.' },
  failed: { en: 'The decisions could not be loaded', sw: 'Maamuzi hayakuweza kupakiwa' },
  takeBack: { en: 'Take back', sw: 'Rudisha' },
  takeBackOf: { en: 'Take back: {name}, {what}', sw: 'Rudisha: {name}, {what}' },
  takingBack: { en: 'Taking back...', sw: 'Inarudisha...' },
  takenBack: { en: 'Taken back', sw: 'Umerudishwa' },
  takenBackText: { en: 'The case waits again.', sw: 'Kesi inasubiri tena.' },
  stands: { en: 'This decision stands', sw: 'Uamuzi huu haubadiliki' },
  standsText: {
    en: 'The time is over, or something has happened since.',
    sw: 'Muda umeisha, au kuna kilichotokea tangu hapo.',
  },

  verification: { en: 'Verification', sw: 'Uthibitisho' },
  change: { en: 'New name or photo', sw: 'Jina au picha mpya' },
  photo: { en: 'Photo', sw: 'Picha' },
  report: { en: 'Report', sw: 'Ripoti' },
  appeal: { en: 'Appeal', sw: 'Rufaa' },
  approved: { en: 'approved', sw: 'imekubaliwa' },
  refused: { en: 'refused', sw: 'imekataliwa' },
  askedAgain: { en: 'new photos asked for', sw: 'picha mpya zimeombwa' },
  dismissed: { en: 'dismissed', sw: 'imetupiliwa' },
  warned: { en: 'warned', sw: 'ameonywa' },
  suspended: { en: 'suspended', sw: 'amesimamishwa' },
  banAsked: { en: 'ban asked for', sw: 'kufungiwa kumeombwa' },
  suspensionAsked: { en: 'long suspension asked for', sw: 'kusimamishwa kirefu kumeombwa' },
  confirmed: { en: 'confirmed by a second reviewer', sw: 'imethibitishwa na mkaguzi wa pili' },
  declined: { en: 'declined by a second reviewer', sw: 'imekataliwa na mkaguzi wa pili' },
  upheld: { en: 'decision upheld', sw: 'uamuzi umebaki' },
  lifted: { en: 'decision lifted', sw: 'uamuzi umeondolewa' },
});
