import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the data that is saved on the phone for offline use. */
export const kept = defineMessages({
  asOf: { en: 'As of {time}', sw: 'Hadi {time}' satisfies Unreviewed },
  from: { en: 'From {time}, offline', sw: 'Ya {time}, bila mtandao' satisfies Unreviewed },
  cardsFrom: { en: 'Cards from {time}.', sw: 'Kadi za {time}.' satisfies Unreviewed },
});

export const keepSwitch = defineMessages({
  label: { en: 'Matches and chats offline', sw: 'Mliochaguana na gumzo bila mtandao' satisfies Unreviewed },
  hint: {
    en: 'Your last 20 chats stay on this phone, encrypted, until you log out.',
    sw: 'Gumzo zako 20 za mwisho hubaki kwenye simu hii, zikiwa zimefichwa, hadi utoke.' satisfies Unreviewed,
  },
});
