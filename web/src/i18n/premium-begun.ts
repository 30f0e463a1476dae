import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the sheet that says that Premium has begun. */
export const premiumBegun = defineMessages({
  title: { en: 'Premium has begun', sw: 'Premium imeanza' satisfies Unreviewed },
  until: { en: 'On until {moment}.', sw: 'Hadi {moment}.' satisfies Unreviewed },
  noRenewal: { en: 'It does not renew by itself.', sw: 'Haijirudii yenyewe.' satisfies Unreviewed },
  likes: { en: 'See who likes you', sw: 'Ona wanaokupenda' satisfies Unreviewed },
  discover: { en: 'Go to Discover', sw: 'Nenda Gundua' satisfies Unreviewed },
  carryOn: { en: 'Carry on where I was', sw: 'Niendelee nilipokuwa' satisfies Unreviewed },
});
