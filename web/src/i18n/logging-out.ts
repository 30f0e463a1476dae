import { defineMessages } from './define-messages.ts';

/** The question before logging out deletes unsent texts, decisions, photos or recordings. */
export const loggingOut = defineMessages({
  title: { en: 'Delete what you have not sent?', sw: 'Ufute ulichokuwa hujatuma?' },
  text: {
    en: 'You wrote, chose or recorded something that is not sent yet. It is kept on this phone only, and logging out deletes it.',
    sw: 'Kuna ujumbe, rekodi au chaguo lako ambalo bado halijatumwa. Liko kwenye simu hii pekee, na ukitoka litafutwa.',
  },
  stay: { en: 'Stay signed in', sw: 'Baki ndani' },
  leave: { en: 'Log out', sw: 'Toka' },
});
