import { defineMessages } from './define-messages.ts';

/** Texts for members who are about to meet. */
export const meeting = defineMessages({
  plansHint: { en: 'Tell a friend where you are', sw: 'Mwambie rafiki uko wapi' },
  tips: { en: 'Staying safe', sw: 'Kuwa salama' },
  tipsHint: { en: 'Meeting, money, and when to leave', sw: 'Kukutana, pesa, na wakati wa kuondoka' },
  offer: { en: 'Meeting? Share a plan with a friend', sw: 'Mnakutana? Mtumie rafiki mpango' },
  offerText: {
    en: 'Only you see this. Your phone noticed it; nothing was sent.',
    sw: 'Wewe tu unaona hii. Simu yako imeiona; hakuna kilichotumwa.',
  },
  plan: { en: 'Make a plan', sw: 'Panga' },
  close: { en: 'Close this offer', sw: 'Funga pendekezo hili' },
});
