import { defineMessages } from './define-messages.ts';

/** Texts in the place of a screen that cannot load without a network. */
export const offline = defineMessages({
  title: { en: 'You are offline', sw: 'Huna mtandao' },
  text: { en: 'This loads by itself when you are back online.', sw: 'Itapakia yenyewe ukirudi mtandaoni.' },
});
