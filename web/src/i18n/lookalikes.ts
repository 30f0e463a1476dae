import { defineMessages } from './define-messages.ts';

/** Texts for a reviewer about a selfie that looks like a picture of another member. */
export const lookalikes = defineMessages({
  title: { en: 'The selfie looks like this picture', sw: 'Selfie inafanana na picha hii' },
  pictureOf: { en: 'Picture of {name}, who is another member', sw: 'Picha ya {name}, mwanachama mwingine' },
  notShown: {
    en: 'The other picture is deleted, or not yours to see. If it is not yours to see, a colleague has to decide.',
    sw: 'Picha nyingine imefutwa, au huruhusiwi kuiona. Kama huruhusiwi, mwenzako ataamua.',
  },
  notAnother: { en: 'It is not a picture of the other member', sw: 'Si picha ya mwanachama huyo mwingine' },
  needTick: { en: 'Compare it with the other picture to approve', sw: 'Linganisha na picha nyingine ili ukubali' },
});
