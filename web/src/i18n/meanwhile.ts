import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the wait until documents are decided. */
export const meanwhile = defineMessages({
  title: { en: 'What you can do meanwhile', sw: 'Unachoweza kufanya kwa sasa' satisfies Unreviewed },
  keep: {
    en: 'Look around and keep people for later',
    sw: 'Angalia na uweke watu kwa baadaye' satisfies Unreviewed,
  },
  prompts: { en: 'Answer prompts', sw: 'Jibu maswali' satisfies Unreviewed },
  photos: { en: 'Add photos', sw: 'Ongeza picha' satisfies Unreviewed },
  preferences: { en: 'Choose whom to meet', sw: 'Chagua unayetaka kukutana naye' satisfies Unreviewed },
  looksAt: { en: 'What the reviewer looks at', sw: 'Mkaguzi huangalia nini' satisfies Unreviewed },
  looksAtFaces: {
    en: 'If ID, selfie and first photo show one person',
    sw: 'Kama kitambulisho, selfie na picha ya kwanza ni za mtu mmoja' satisfies Unreviewed,
  },
  looksAtFacts: {
    en: 'If name and age are those of the ID',
    sw: 'Kama jina na umri ni vya kitambulisho' satisfies Unreviewed,
  },
  looksAtDocument: { en: 'If the ID is genuine', sw: 'Kama kitambulisho ni halali' satisfies Unreviewed },
  looksAtPose: {
    en: 'If the selfie has the pose that was asked for',
    sw: 'Kama selfie ina pozi lililoombwa' satisfies Unreviewed,
  },
});
