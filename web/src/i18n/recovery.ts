import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about forgotten and changed passwords. */
export const passwords = defineMessages({
  forgotTitle: { en: 'Forgot your password?', sw: 'Umesahau nenosiri?' satisfies Unreviewed },
  forgotText: {
    en: 'Enter the address of your account. We send you a link that works once, for 10 minutes.',
    sw: 'Andika barua pepe ya akaunti yako. Tutakutumia kiungo kinachofanya kazi mara moja, kwa dakika 10.' satisfies Unreviewed,
  },
  sendLink: { en: 'Send the link', sw: 'Tuma kiungo' satisfies Unreviewed },
  sendingLink: { en: 'Sending the link...', sw: 'Kiungo kinatumwa...' satisfies Unreviewed },
  sentTitle: { en: 'Check your email', sw: 'Angalia barua pepe yako' satisfies Unreviewed },
  sentText: {
    en: 'If {email} has an account, a link is on its way. It can take a minute. Look into the spam folder too.',
    sw: 'Kama {email} ina akaunti, kiungo kiko njiani. Huenda kikachukua dakika moja. Angalia pia folda ya spam.' satisfies Unreviewed,
  },
  otherAddress: { en: 'Use another address', sw: 'Tumia barua pepe nyingine' satisfies Unreviewed },
  backToLogin: { en: 'Back to log in', sw: 'Rudi kuingia' satisfies Unreviewed },
  meaning: { en: 'Little by little fills the measure.', sw: 'Kidogo kidogo hujaza kibaba.' satisfies Unreviewed },

  resetTitle: { en: 'Choose a new password', sw: 'Chagua nenosiri jipya' satisfies Unreviewed },
  resetText: {
    en: 'All devices are signed out, and you sign in with the new password.',
    sw: 'Vifaa vyote vitaondolewa, na utaingia kwa nenosiri jipya.' satisfies Unreviewed,
  },
  undoTitle: { en: 'Take your account back', sw: 'Rudisha akaunti yako' satisfies Unreviewed },
  undoText: {
    en: 'Your former address is put back, all devices are signed out, and only your new password opens the account.',
    sw: 'Barua pepe yako ya awali itarudishwa, vifaa vyote vitaondolewa, na nenosiri lako jipya tu ndilo litafungua akaunti.' satisfies Unreviewed,
  },
  present: { en: 'Present password', sw: 'Nenosiri la sasa' satisfies Unreviewed },
  fresh: { en: 'New password', sw: 'Nenosiri jipya' satisfies Unreviewed },
  presentMissing: { en: 'Enter your present password.', sw: 'Andika nenosiri lako la sasa.' satisfies Unreviewed },
  presentWrong: { en: 'This is not your present password.', sw: 'Hili si nenosiri lako la sasa.' satisfies Unreviewed },
  save: { en: 'Save the password', sw: 'Hifadhi nenosiri' satisfies Unreviewed },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' satisfies Unreviewed },
  changed: { en: 'Your password has changed', sw: 'Nenosiri lako limebadilika' satisfies Unreviewed },
  signInNow: { en: 'Sign in with the new one.', sw: 'Ingia kwa nenosiri jipya.' satisfies Unreviewed },
  othersSignedOut: { en: 'Other devices were signed out.', sw: 'Vifaa vingine vimeondolewa.' satisfies Unreviewed },
  title: { en: 'Password', sw: 'Nenosiri' satisfies Unreviewed },
  changeNote: {
    en: 'Other devices are signed out. This one stays, and we tell you by mail.',
    sw: 'Vifaa vingine vitaondolewa. Hiki kitabaki, na tutakujulisha kwa barua pepe.' satisfies Unreviewed,
  },
  rowHint: { en: 'Change it', sw: 'Libadilishe' satisfies Unreviewed },

  linkEnded: { en: 'This link has ended', sw: 'Kiungo hiki kimekwisha' satisfies Unreviewed },
  linkEndedText: {
    en: 'It was used already, is too old, or a newer one was sent.',
    sw: 'Kimetumika tayari, ni cha zamani, au kipya kimetumwa.' satisfies Unreviewed,
  },
  newLink: { en: 'Get a new link', sw: 'Pata kiungo kipya' satisfies Unreviewed },
  notSent: {
    en: 'That did not work. Check your connection and try again.',
    sw: 'Haikufaulu. Angalia mtandao wako ujaribu tena.' satisfies Unreviewed,
  },
  tooMany: {
    en: 'Too many tries. Wait a while and try again.',
    sw: 'Umejaribu mara nyingi. Subiri kidogo ujaribu tena.' satisfies Unreviewed,
  },
});

/** Texts for confirming and changing the member's mail address. */
export const emails = defineMessages({
  confirmTitle: { en: 'Confirm your address', sw: 'Thibitisha barua pepe yako' satisfies Unreviewed },
  confirmText: {
    en: 'Press the button, so that we know that this mailbox is yours.',
    sw: 'Bonyeza kitufe, ili tujue sanduku hili la barua ni lako.' satisfies Unreviewed,
  },
  confirm: { en: 'Confirm the address', sw: 'Thibitisha' satisfies Unreviewed },
  confirming: { en: 'Confirming...', sw: 'Inathibitisha...' satisfies Unreviewed },
  confirmedTitle: { en: 'The address is confirmed', sw: 'Barua pepe imethibitishwa' satisfies Unreviewed },
  confirmedText: { en: 'You sign in with {email}.', sw: 'Unaingia kwa {email}.' satisfies Unreviewed },
  open: { en: 'Open Mwanzo', sw: 'Fungua Mwanzo' satisfies Unreviewed },

  isConfirmed: { en: 'Confirmed', sw: 'Imethibitishwa' satisfies Unreviewed },
  notConfirmed: { en: 'Not confirmed yet', sw: 'Bado haijathibitishwa' satisfies Unreviewed },
  confirmNote: {
    en: 'Open the link that we sent to this address. With it you get back in if you forget your password.',
    sw: 'Fungua kiungo tulichotuma kwa barua pepe hii. Kwa hiyo utaweza kurudi ukisahau nenosiri.' satisfies Unreviewed,
  },
  sendAgain: { en: 'Send again', sw: 'Tuma tena' satisfies Unreviewed },
  sentAgain: { en: 'The link is on its way', sw: 'Kiungo kiko njiani' satisfies Unreviewed },
  fresh: { en: 'New address', sw: 'Barua pepe mpya' satisfies Unreviewed },
  same: { en: 'This is your address already.', sw: 'Hii ndiyo barua pepe yako tayari.' satisfies Unreviewed },
  changeTitle: { en: 'Use another address', sw: 'Tumia barua pepe nyingine' satisfies Unreviewed },
  waiting: {
    en: 'If {email} can be used, a link is on its way there. Open it within 10 minutes. Until then nothing changes.',
    sw: 'Kama {email} inaweza kutumika, kiungo kiko njiani. Kifungue ndani ya dakika 10. Hadi hapo hakuna kinachobadilika.' satisfies Unreviewed,
  },
  changeNote: {
    en: 'Other devices are signed out then. Your present address gets a way to undo it, for 7 days.',
    sw: 'Hapo vifaa vingine vitaondolewa. Barua pepe yako ya sasa itapata njia ya kutengua, kwa siku 7.' satisfies Unreviewed,
  },
  othersSignedOut: {
    en: 'Other devices are signed out then.',
    sw: 'Hapo vifaa vingine vitaondolewa.' satisfies Unreviewed,
  },
  remindTitle: { en: 'Confirm your address', sw: 'Thibitisha barua pepe yako' satisfies Unreviewed },
  remindText: {
    en: 'Then you get back in if you forget your password.',
    sw: 'Kisha utaweza kurudi ukisahau nenosiri.' satisfies Unreviewed,
  },
  later: { en: 'Later', sw: 'Baadaye' satisfies Unreviewed },
  toAddress: { en: 'See the address', sw: 'Tazama barua pepe' satisfies Unreviewed },
});
