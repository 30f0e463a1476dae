import { defineMessages } from './define-messages.ts';

/** The labels of the options (docs/product/profile.md, "Option lists"), by the values that travel on the wire. */
export const genderLabels = defineMessages({
  female: { en: 'Female', sw: 'Mwanamke' },
  male: { en: 'Male', sw: 'Mwanaume' },
  'non-binary': { en: 'Non-binary', sw: 'Si mwanamke wala mwanaume' },
  trans: { en: 'Trans', sw: 'Trans' },
  genderfluid: { en: 'Genderfluid', sw: 'Jinsia inayobadilika' },
  other: { en: 'Other', sw: 'Jinsia nyingine' },
});

export const orientationLabels = defineMessages({
  straight: { en: 'Straight', sw: 'Kuvutiwa na jinsia tofauti' },
  gay: { en: 'Gay', sw: 'Gay (kuvutiwa na jinsia moja)' },
  lesbian: { en: 'Lesbian', sw: 'Lesbian (kuvutiwa na jinsia moja)' },
  bisexual: { en: 'Bisexual', sw: 'Kuvutiwa na wanawake na wanaume' },
  pansexual: { en: 'Pansexual', sw: 'Kuvutiwa na jinsia zote' },
  asexual: { en: 'Asexual', sw: 'Bila mvuto wa ngono' },
  queer: { en: 'Queer', sw: 'Queer' },
  other: { en: 'Other', sw: 'Mwelekeo mwingine' },
});

export const visibilityLabels = defineMessages({
  everyone: { en: 'Everyone', sw: 'Kila mtu' },
  matches: { en: 'Only my matches', sw: 'Niliochaguana nao tu' },
  nobody: { en: 'Nobody', sw: 'Hakuna mtu' },
});
