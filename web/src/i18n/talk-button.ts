import { defineMessages } from './define-messages.ts';

/** The label of a chat's call button. */
export const talkButton = defineMessages({
  ask: { en: 'Voice calls with {name}: ask to talk', sw: 'Simu na {name}: omba kuzungumza' },
  asked: { en: 'Voice calls with {name}: no answer yet', sw: 'Simu na {name}: bado hakuna jibu' },
  askedMe: { en: '{name} would like to talk', sw: '{name} angependa kuzungumza' },
  call: { en: 'Call {name}', sw: 'Mpigie {name}' },
  settings: { en: 'Voice calls', sw: 'Simu za sauti' },
  notSaved: { en: 'That was not saved. Try again.', sw: 'Haikuhifadhiwa. Jaribu tena.' },
});
