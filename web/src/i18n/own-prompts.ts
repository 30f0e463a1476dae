import { defineMessages } from './define-messages.ts';

/** Texts for answering one's own prompts. */
export const ownPrompts = defineMessages({
  chooseFirst: { en: 'Choose a question', sw: 'Chagua swali' },
  chooseSecond: { en: 'Choose a second question', sw: 'Chagua swali la pili' },
  chooseThird: { en: 'Choose a third question', sw: 'Chagua swali la tatu' },
  enough: { en: '{all} to pick from. {max} letters is plenty', sw: 'Kuna {all} ya kuchagua. Herufi {max} zinatosha' },
  begun: { en: 'You began: {words}', sw: 'Ulianza: {words}' },
  edit: { en: 'Edit your answer:', sw: 'Hariri jibu lako:' },
  pick: { en: 'Pick a question', sw: 'Chagua swali' },
  answer: { en: 'Your answer', sw: 'Jibu lako' },
  hint: { en: 'Everybody who sees your profile sees it.', sw: 'Kila anayeona wasifu wako huliona.' },
  other: { en: 'Another question', sw: 'Swali lingine' },
  earlier: { en: 'Move earlier', sw: 'Sogeza mbele' },
  later: { en: 'Move later', sw: 'Sogeza nyuma' },
  remove: { en: 'Remove', sw: 'Ondoa' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  done: { en: 'Done', sw: 'Tayari' },
  moved: { en: 'Now in place {place}', sw: 'Sasa nafasi ya {place}' },
});
