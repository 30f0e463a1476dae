import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The labels of the options (docs/product/profile.md, "Option lists"), by the values that travel on the wire. */
export const genderLabels = defineMessages({
  female: { en: 'Female', sw: 'Mwanamke' satisfies Unreviewed },
  male: { en: 'Male', sw: 'Mwanaume' satisfies Unreviewed },
  'non-binary': { en: 'Non-binary', sw: 'Asiye wa jinsia mbili' satisfies Unreviewed },
  trans: { en: 'Trans', sw: 'Trans' satisfies Unreviewed },
  genderfluid: { en: 'Genderfluid', sw: 'Jinsia inayobadilika' satisfies Unreviewed },
  other: { en: 'Other', sw: 'Nyingine' satisfies Unreviewed },
});

export const orientationLabels = defineMessages({
  straight: { en: 'Straight', sw: 'Jinsia tofauti' satisfies Unreviewed },
  gay: { en: 'Gay', sw: 'Gay (jinsia moja)' satisfies Unreviewed },
  lesbian: { en: 'Lesbian', sw: 'Lesbian (jinsia moja)' satisfies Unreviewed },
  bisexual: { en: 'Bisexual', sw: 'Jinsia mbili' satisfies Unreviewed },
  pansexual: { en: 'Pansexual', sw: 'Jinsia zote' satisfies Unreviewed },
  asexual: { en: 'Asexual', sw: 'Bila mvuto wa ngono' satisfies Unreviewed },
  queer: { en: 'Queer', sw: 'Queer' satisfies Unreviewed },
  other: { en: 'Other', sw: 'Mwingine' satisfies Unreviewed },
});

export const visibilityLabels = defineMessages({
  everyone: { en: 'Everyone', sw: 'Kila mtu' satisfies Unreviewed },
  matches: { en: 'Only my matches', sw: 'Niliochaguana nao tu' satisfies Unreviewed },
  nobody: { en: 'Nobody', sw: 'Hakuna mtu' satisfies Unreviewed },
});
