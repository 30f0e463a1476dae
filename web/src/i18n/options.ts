import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The labels of the options (docs/product/profile.md, "Option lists"), by the values that travel on the wire. */
export const genderLabels = defineMessages({
  female: { en: 'Female', sw: 'Mwanamke' satisfies Unreviewed },
  male: { en: 'Male', sw: 'Mwanaume' satisfies Unreviewed },
  'non-binary': { en: 'Non-binary', sw: 'Si mwanamke wala mwanaume' satisfies Unreviewed },
  trans: { en: 'Trans', sw: 'Trans' satisfies Unreviewed },
  genderfluid: { en: 'Genderfluid', sw: 'Jinsia inayobadilika' satisfies Unreviewed },
  other: { en: 'Other', sw: 'Jinsia nyingine' satisfies Unreviewed },
});

export const orientationLabels = defineMessages({
  straight: { en: 'Straight', sw: 'Kuvutiwa na jinsia tofauti' satisfies Unreviewed },
  gay: { en: 'Gay', sw: 'Gay (kuvutiwa na jinsia moja)' satisfies Unreviewed },
  lesbian: { en: 'Lesbian', sw: 'Lesbian (kuvutiwa na jinsia moja)' satisfies Unreviewed },
  bisexual: { en: 'Bisexual', sw: 'Kuvutiwa na wanawake na wanaume' satisfies Unreviewed },
  pansexual: { en: 'Pansexual', sw: 'Kuvutiwa na jinsia zote' satisfies Unreviewed },
  asexual: { en: 'Asexual', sw: 'Bila mvuto wa ngono' satisfies Unreviewed },
  queer: { en: 'Queer', sw: 'Queer' satisfies Unreviewed },
  other: { en: 'Other', sw: 'Mwelekeo mwingine' satisfies Unreviewed },
});

export const visibilityLabels = defineMessages({
  everyone: { en: 'Everyone', sw: 'Kila mtu' satisfies Unreviewed },
  matches: { en: 'Only my matches', sw: 'Niliochaguana nao tu' satisfies Unreviewed },
  nobody: { en: 'Nobody', sw: 'Hakuna mtu' satisfies Unreviewed },
});
