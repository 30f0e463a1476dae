import { defineMessages } from './define-messages.ts';

/** The reasons why a swipe was refused, or has changed nothing. This catalogue loads only when one was. */
export const swipeRefusals = defineMessages({
  notVerified: { en: 'Profile not verified', sw: 'Wasifu haujathibitishwa' },
  notVerifiedText: {
    en: 'You must verify your profile before you can match.',
    sw: 'Thibitisha wasifu wako kwanza ili uweze kuchaguana.',
  },
  verify: { en: 'Verify your profile', sw: 'Thibitisha wasifu wako' },
  inReviewText: { en: 'Your documents are in review. We notify you.', sw: 'Hati zako zinakaguliwa. Tutakujulisha.' },
  photoNeeded: { en: 'Add a photo first', sw: 'Weka picha kwanza' },
  photoNeededText: { en: 'People like back those whom they can see.', sw: 'Watu huwapenda wanaoweza kuwaona.' },
  partGone: { en: 'This has just changed', sw: 'Hii imebadilika sasa hivi' },
  partGoneText: {
    en: 'The answer or photo is gone. Your words are kept.',
    sw: 'Jibu au picha imeondolewa. Maneno yako yamehifadhiwa.',
  },
  likeStands: { en: 'You liked {name} on your other device', sw: 'Umempenda {name} kwenye kifaa chako kingine' },
  likeStandsText: { en: 'That like stands.', sw: 'Penda hiyo inabaki.' },
  addPhoto: { en: 'Add a photo', sw: 'Weka picha' },
});
