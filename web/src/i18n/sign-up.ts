import { defineMessages, type Unreviewed } from './define-messages.ts';

export const signUp = defineMessages({
  step: { en: 'Step {step} of 3', sw: 'Hatua ya {step} kati ya 3' satisfies Unreviewed },
  createTitle: { en: 'Create your account', sw: 'Fungua akaunti yako' satisfies Unreviewed },
  createText: {
    en: 'Two minutes. You must be 18 or older.',
    sw: 'Dakika mbili. Lazima uwe na miaka 18.' satisfies Unreviewed,
  },
  mwemaMeaning: { en: 'A good beginning.', sw: 'Kila safari ina mwanzo.' satisfies Unreviewed },
  logInLink: { en: 'Log In', sw: 'Ingia' satisfies Unreviewed },
  fullName: { en: 'Full name', sw: 'Jina kamili' satisfies Unreviewed },
  fullNameHint: { en: 'Only for the check of your ID', sw: 'Kwa ukaguzi wa kitambulisho tu' satisfies Unreviewed },
  fullNameMissing: { en: 'Enter your full name.', sw: 'Andika jina lako kamili.' satisfies Unreviewed },
  confirmPassword: { en: 'Confirm password', sw: 'Thibitisha nenosiri' satisfies Unreviewed },
  birthday: { en: 'Birthday', sw: 'Tarehe ya kuzaliwa' satisfies Unreviewed },
  gender: { en: 'Gender', sw: 'Jinsia' satisfies Unreviewed },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' satisfies Unreviewed },
  choose: { en: 'Choose, if you like', sw: 'Chagua, ukipenda' satisfies Unreviewed },
  privacy: { en: 'Who may read what', sw: 'Nani asome nini' satisfies Unreviewed },
  orientationVisibility: { en: 'Who sees your orientation', sw: 'Nani anaona mwelekeo wako' satisfies Unreviewed },
  orientationVisibilityHint: {
    en: 'This covers Trans and Genderfluid too. What you hide cannot be found by search or filters. But where many people fit, your orientation decides in whose deck you appear, so a verified member may guess it.',
    sw: 'Hii inahusu pia Trans na Jinsia inayobadilika. Unachoficha hakipatikani kwa utafutaji wala vichujio. Lakini wanaofaa wakiwa wengi, mwelekeo wako huamua unaonekana kwa nani, kwa hiyo mwanachama aliyethibitishwa anaweza kuukisia.' satisfies Unreviewed,
  },
  birthdayVisibility: { en: 'Who sees your birthday', sw: 'Nani anaona tarehe yako ya kuzaliwa' satisfies Unreviewed },
  birthdayVisibilityHint: {
    en: 'Your age is always shown. Here you decide who can read the date.',
    sw: 'Umri wako huonyeshwa daima. Hapa unaamua nani anaweza kuisoma tarehe.' satisfies Unreviewed,
  },
  accept: {
    en: 'By joining you accept the {terms} and {privacy}.',
    sw: 'Ukijiunga unakubali {terms} na {privacy}.' satisfies Unreviewed,
  },
  terms: { en: 'Terms', sw: 'Masharti' satisfies Unreviewed },
  privacyPolicy: { en: 'Privacy Policy', sw: 'Sera ya Faragha' satisfies Unreviewed },
  createAccount: { en: 'Create Account', sw: 'Fungua Akaunti' satisfies Unreviewed },
  creatingAccount: { en: 'Creating Account...', sw: 'Inafungua Akaunti...' satisfies Unreviewed },
  waiting: {
    en: 'Many people on your network are signing up right now, so everyone takes turns. Stay here: yours goes by itself.',
    sw: 'Watu wengi kwenye mtandao wako wanajisajili sasa, kwa hiyo kila mtu anasubiri zamu yake. Baki hapa: yako itaendelea yenyewe.' satisfies Unreviewed,
  },
  waitingSeconds: {
    en: { one: 'About 1 second', other: 'About {count} seconds' },
    sw: { one: 'Takriban sekunde 1', other: 'Takriban sekunde {count}' } satisfies Unreviewed,
  },
  waitingCancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  haveAccount: { en: 'Have an account?', sw: 'Una akaunti?' satisfies Unreviewed },
  logIn: { en: 'Log in', sw: 'Ingia' satisfies Unreviewed },
  welcome: { en: 'Welcome to Mwanzo!', sw: 'Karibu Mwanzo!' satisfies Unreviewed },
  accountCreated: {
    en: 'Your account has been created successfully',
    sw: 'Akaunti yako imefunguliwa' satisfies Unreviewed,
  },
  signupFailed: { en: 'Signup Failed', sw: 'Imeshindwa kujisajili' satisfies Unreviewed },
  somethingWrong: {
    en: 'Something went wrong. Please try again.',
    sw: 'Hitilafu imetokea. Jaribu tena.' satisfies Unreviewed,
  },
  error: { en: 'Error', sw: 'Kosa' satisfies Unreviewed },
  passwordsDiffer: { en: 'Passwords do not match', sw: 'Manenosiri hayalingani' satisfies Unreviewed },

  passwordRule: {
    en: 'At least {min} characters. A short sentence works well.',
    sw: 'Angalau herufi {min}. Sentensi fupi hufaa.' satisfies Unreviewed,
  },
  passwordCommon: {
    en: 'This password is on lists that attackers try first. Use four random words.',
    sw: 'Nenosiri hili liko kwenye orodha zinazojaribiwa kwanza na wavamizi. Tumia maneno manne yoyote.' satisfies Unreviewed,
  },
  passwordPersonal: {
    en: 'Your name or address is the first that others try. Use four random words.',
    sw: 'Jina au barua pepe yako ndiyo hujaribiwa kwanza. Tumia maneno manne yoyote.' satisfies Unreviewed,
  },
  passwordWeak: { en: 'Easy to guess. Make it longer.', sw: 'Ni rahisi kukisia. Lirefushe.' satisfies Unreviewed },
  passwordFair: {
    en: 'Fair. A few more characters make it strong.',
    sw: 'Si mbaya. Herufi chache zaidi zitaliimarisha.' satisfies Unreviewed,
  },
  passwordStrong: { en: 'Strong.', sw: 'Imara.' satisfies Unreviewed },
  passwordShort: { en: 'Use at least {min} characters.', sw: 'Tumia angalau herufi {min}.' satisfies Unreviewed },
  confirmMissing: { en: 'Type the password again.', sw: 'Andika nenosiri tena.' satisfies Unreviewed },
  birthdayMissing: {
    en: 'Enter the day, month and year you were born.',
    sw: 'Weka siku, mwezi na mwaka uliozaliwa.' satisfies Unreviewed,
  },
  tooYoung: {
    en: 'You must be {min} or older to join.',
    sw: 'Lazima uwe na miaka {min} au zaidi.' satisfies Unreviewed,
  },
  tooOld: { en: 'Check the year.', sw: 'Angalia mwaka.' satisfies Unreviewed },
  nameRefused: {
    en: 'This name cannot be used. Enter your own name, in letters.',
    sw: 'Jina hili haliwezi kutumika. Andika jina lako mwenyewe, kwa herufi.' satisfies Unreviewed,
  },
  maybeKnown: {
    en: 'If this address has an account already, we have sent it a mail. Otherwise check what you entered.',
    sw: 'Ikiwa anwani hii tayari ina akaunti, tumeitumia barua pepe. Vinginevyo angalia ulichoandika.' satisfies Unreviewed,
  },
  checkField: { en: 'Please check this.', sw: 'Tafadhali angalia hapa.' satisfies Unreviewed },
});
