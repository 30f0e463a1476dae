import { defineMessages } from './define-messages.ts';

/** Texts about the wait until documents are decided. */
export const meanwhile = defineMessages({
  title: { en: 'What you can do meanwhile', sw: 'Unachoweza kufanya kwa sasa' },
  keep: { en: 'Look around and keep people for later', sw: 'Angalia na uweke watu kwa baadaye' },
  prompts: { en: 'Answer prompts', sw: 'Jibu maswali' },
  photos: { en: 'Add photos', sw: 'Ongeza picha' },
  preferences: { en: 'Choose whom to meet', sw: 'Chagua unayetaka kukutana naye' },
  looksAt: { en: 'What the reviewer looks at', sw: 'Mkaguzi huangalia nini' },
  looksAtFaces: {
    en: 'If ID, selfie and first photo show one person',
    sw: 'Kama kitambulisho, selfie na picha ya kwanza ni za mtu mmoja',
  },
  looksAtFacts: { en: 'If name and age are those of the ID', sw: 'Kama jina na umri ni vya kitambulisho' },
  looksAtDocument: { en: 'If the ID is genuine', sw: 'Kama kitambulisho ni halali' },
  looksAtPose: { en: 'If the selfie has the pose that was asked for', sw: 'Kama selfie ina pozi lililoombwa' },
});
