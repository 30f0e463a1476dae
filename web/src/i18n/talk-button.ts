import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The label of a chat's call button. */
export const talkButton = defineMessages({
  ask: { en: 'Voice calls with {name}: ask to talk', sw: 'Simu na {name}: omba kuzungumza' satisfies Unreviewed },
  asked: {
    en: 'Voice calls with {name}: no answer yet',
    sw: 'Simu na {name}: bado hakuna jibu' satisfies Unreviewed,
  },
  askedMe: { en: '{name} would like to talk', sw: '{name} angependa kuzungumza' satisfies Unreviewed },
  call: { en: 'Call {name}', sw: 'Mpigie {name}' satisfies Unreviewed },
  settings: { en: 'Voice calls', sw: 'Simu za sauti' satisfies Unreviewed },
  notSaved: { en: 'That was not saved. Try again.', sw: 'Haikuhifadhiwa. Jaribu tena.' satisfies Unreviewed },
});
