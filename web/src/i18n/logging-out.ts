import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The question before logging out deletes unsent texts, decisions, photos or recordings. */
export const loggingOut = defineMessages({
  title: { en: 'Delete what you have not sent?', sw: 'Ufute ulichokuwa hujatuma?' satisfies Unreviewed },
  text: {
    en: 'You wrote, chose or recorded something that is not sent yet. It is kept on this phone only, and logging out deletes it.',
    sw: 'Kuna ujumbe, rekodi au chaguo lako ambalo bado halijatumwa. Liko kwenye simu hii pekee, na ukitoka litafutwa.' satisfies Unreviewed,
  },
  stay: { en: 'Stay signed in', sw: 'Baki ndani' satisfies Unreviewed },
  leave: { en: 'Log out', sw: 'Toka' satisfies Unreviewed },
});
