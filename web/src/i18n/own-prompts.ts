import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for answering one's own prompts. */
export const ownPrompts = defineMessages({
  chooseFirst: { en: 'Choose a question', sw: 'Chagua swali' satisfies Unreviewed },
  chooseSecond: { en: 'Choose a second question', sw: 'Chagua swali la pili' satisfies Unreviewed },
  chooseThird: { en: 'Choose a third question', sw: 'Chagua swali la tatu' satisfies Unreviewed },
  enough: {
    en: '{all} to pick from. {max} letters is plenty',
    sw: 'Kuna {all} ya kuchagua. Herufi {max} zinatosha' satisfies Unreviewed,
  },
  begun: { en: 'You began: {words}', sw: 'Ulianza: {words}' satisfies Unreviewed },
  edit: { en: 'Edit your answer:', sw: 'Hariri jibu lako:' satisfies Unreviewed },
  pick: { en: 'Pick a question', sw: 'Chagua swali' satisfies Unreviewed },
  answer: { en: 'Your answer', sw: 'Jibu lako' satisfies Unreviewed },
  hint: {
    en: 'Everybody who sees your profile sees it.',
    sw: 'Kila anayeona wasifu wako huliona.' satisfies Unreviewed,
  },
  other: { en: 'Another question', sw: 'Swali lingine' satisfies Unreviewed },
  earlier: { en: 'Move earlier', sw: 'Sogeza mbele' satisfies Unreviewed },
  later: { en: 'Move later', sw: 'Sogeza nyuma' satisfies Unreviewed },
  remove: { en: 'Remove', sw: 'Ondoa' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  done: { en: 'Done', sw: 'Tayari' satisfies Unreviewed },
  moved: { en: 'Now in place {place}', sw: 'Sasa nafasi ya {place}' satisfies Unreviewed },
});
