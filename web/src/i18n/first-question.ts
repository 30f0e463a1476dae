import { defineMessages } from './define-messages.ts';

/** The question before the first deck. */
export const firstQuestion = defineMessages({
  title: { en: 'Whom would you like to meet?', sw: 'Ungependa kukutana na nani?' },
  text: {
    en: 'You can change this any time under Preferences.',
    sw: 'Unaweza kubadilisha wakati wowote kwenye Mapendeleo.',
  },
  yourGender: { en: 'You are', sw: 'Wewe ni' },
  yourGenderHint: {
    en: 'You left this out when you signed up. It decides who meets you.',
    sw: 'Hukulijibu ulipojisajili. Huamua nani hukutana nawe.',
  },
  looksRight: { en: 'Looks right', sw: 'Inafaa' },
});
