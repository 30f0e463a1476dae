import { defineMessages } from './define-messages.ts';

/** Labels of the option lists of SPEC.md section 3, under the values that travel on the wire. */
export const genderLabels = defineMessages({
  female: { en: 'Female', sw: 'Mwanamke' },
  male: { en: 'Male', sw: 'Mwanaume' },
  'non-binary': { en: 'Non-binary', sw: 'Non-binary' },
  trans: { en: 'Trans', sw: 'Trans' },
  genderfluid: { en: 'Genderfluid', sw: 'Genderfluid' },
  other: { en: 'Other', sw: 'Nyingine' },
});

export const orientationLabels = defineMessages({
  straight: { en: 'Straight', sw: 'Straight' },
  gay: { en: 'Gay', sw: 'Gay' },
  lesbian: { en: 'Lesbian', sw: 'Lesbian' },
  bisexual: { en: 'Bisexual', sw: 'Bisexual' },
  pansexual: { en: 'Pansexual', sw: 'Pansexual' },
  asexual: { en: 'Asexual', sw: 'Asexual' },
  queer: { en: 'Queer', sw: 'Queer' },
  other: { en: 'Other', sw: 'Nyingine' },
});

export const visibilityLabels = defineMessages({
  everyone: { en: 'Everyone', sw: 'Kila mtu' },
  matches: { en: 'Only my matches', sw: 'Niliochaguana nao tu' },
  nobody: { en: 'Nobody', sw: 'Hakuna mtu' },
});
