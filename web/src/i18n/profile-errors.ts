import { defineMessages } from './define-messages.ts';

/** The errors of a profile form's fields. */
export const profileErrors = defineMessages({
  nameMissing: { en: 'Enter the name that others call you.', sw: 'Andika jina ambalo watu hukuita.' },
  nameRefused: {
    en: 'This name cannot be used. Enter the name that others call you.',
    sw: 'Jina hili haliwezi kutumika. Andika jina ambalo watu hukuita.',
  },
  ageMissing: { en: 'Enter your age as a number.', sw: 'Andika umri wako kwa namba.' },
  ageOutside: { en: 'Your age must be from {min} to {max}.', sw: 'Umri lazima uwe kati ya {min} na {max}.' },
  locationMissing: { en: 'Enter your town.', sw: 'Andika mji wako.' },
  notAPicture: {
    en: 'This file is not a picture that can be opened. Choose a JPEG, PNG, WebP or HEIC photo.',
    sw: 'Faili hili si picha inayoweza kufunguliwa. Chagua picha ya JPEG, PNG, WebP au HEIC.',
  },
  photoRefused: {
    en: 'This photo cannot be used on Mwanzo. Choose another one.',
    sw: 'Picha hii haiwezi kutumika kwenye Mwanzo. Chagua nyingine.',
  },
  tooLarge: {
    en: 'This picture is over 10 MB. Choose a smaller one.',
    sw: 'Picha hii inazidi MB 10. Chagua ndogo zaidi.',
  },
  check: { en: 'Please check this.', sw: 'Tafadhali angalia hapa.' },
});
