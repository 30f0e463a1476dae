import { defineMessages, type Unreviewed } from './define-messages.ts';

/** The question before the first deck. */
export const firstQuestion = defineMessages({
  title: { en: 'Whom would you like to meet?', sw: 'Ungependa kukutana na nani?' satisfies Unreviewed },
  text: {
    en: 'You can change this any time under Preferences.',
    sw: 'Unaweza kubadilisha wakati wowote kwenye Mapendeleo.' satisfies Unreviewed,
  },
  yourGender: { en: 'You are', sw: 'Wewe ni' satisfies Unreviewed },
  yourGenderHint: {
    en: 'You left this out when you signed up. It decides who meets you.',
    sw: 'Hukulijibu ulipojisajili. Huamua nani hukutana nawe.' satisfies Unreviewed,
  },
  looksRight: { en: 'Looks right', sw: 'Inafaa' satisfies Unreviewed },
});
