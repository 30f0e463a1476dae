import { defineMessages } from './define-messages.ts';

/** Texts of the sheet that says that Premium has begun. */
export const premiumBegun = defineMessages({
  title: { en: 'Premium has begun', sw: 'Premium imeanza' },
  until: { en: 'On until {moment}.', sw: 'Hadi {moment}.' },
  noRenewal: { en: 'It does not renew by itself.', sw: 'Haijirudii yenyewe.' },
  likes: { en: 'See who likes you', sw: 'Ona wanaokupenda' },
  discover: { en: 'Go to Discover', sw: 'Nenda Gundua' },
  carryOn: { en: 'Carry on where I was', sw: 'Niendelee nilipokuwa' },
});
