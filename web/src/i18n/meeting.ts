import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for members who are about to meet. */
export const meeting = defineMessages({
  plansHint: { en: 'Tell a friend where you are', sw: 'Mwambie rafiki uko wapi' satisfies Unreviewed },
  tips: { en: 'Staying safe', sw: 'Kuwa salama' satisfies Unreviewed },
  tipsHint: {
    en: 'Meeting, money, and when to leave',
    sw: 'Kukutana, pesa, na wakati wa kuondoka' satisfies Unreviewed,
  },
  offer: { en: 'Meeting? Share a plan with a friend', sw: 'Mnakutana? Mtumie rafiki mpango' satisfies Unreviewed },
  offerText: {
    en: 'Only you see this. Your phone noticed it; nothing was sent.',
    sw: 'Wewe tu unaona hii. Simu yako imeiona; hakuna kilichotumwa.' satisfies Unreviewed,
  },
  plan: { en: 'Make a plan', sw: 'Panga' satisfies Unreviewed },
  close: { en: 'Close this offer', sw: 'Funga pendekezo hili' satisfies Unreviewed },
});
