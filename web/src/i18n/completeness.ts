import { defineMessages } from './define-messages.ts';

/** Texts about an incomplete profile. */
export const completeness = defineMessages({
  title: { en: 'Almost there: {done} of {all}', sw: 'Umekaribia: {done} kati ya {all}' },
  firstSteps: { en: 'A good start: {done} of {all}', sw: 'Mwanzo mzuri: {done} kati ya {all}' },
  dismiss: { en: 'Not now', sw: 'Si sasa' },
  edit: { en: 'Edit profile', sw: 'Hariri wasifu' },
});

/** The next thing to add to a profile, and why it is worth it. */
export const missingTexts = defineMessages({
  photo: {
    en: 'A photo of you lets people see who they are deciding on.',
    sw: 'Picha yako huwawezesha watu kukuona wanapoamua.',
  },
  photos: { en: 'Three photos show more of you than one.', sw: 'Picha tatu hukuonyesha zaidi ya moja.' },
  bio: {
    en: 'A few words about you give people something to answer.',
    sw: 'Maneno machache kukuhusu huwapa watu la kujibu.',
  },
  answers: {
    en: 'Three answers give people something to ask you about.',
    sw: 'Majibu matatu huwapa watu la kukuuliza.',
  },
  lastAnswer: {
    en: 'One more answer gives people something to ask you about.',
    sw: 'Jibu moja zaidi huwapa watu la kukuuliza.',
  },
  interests: {
    en: 'Three interests show what you share with others.',
    sw: 'Mambo matatu unayopenda huonyesha mnachofanana.',
  },
});
