import { defineMessages } from './define-messages.ts';

/** Texts about forgotten and changed passwords. */
export const passwords = defineMessages({
  forgotTitle: { en: 'Forgot your password?', sw: 'Umesahau nenosiri?' },
  forgotText: {
    en: 'Enter the address of your account. We send you a link that works once, for 10 minutes.',
    sw: 'Andika barua pepe ya akaunti yako. Tutakutumia kiungo kinachofanya kazi mara moja, kwa dakika 10.',
  },
  sendLink: { en: 'Send the link', sw: 'Tuma kiungo' },
  sendingLink: { en: 'Sending the link...', sw: 'Kiungo kinatumwa...' },
  sentTitle: { en: 'Check your email', sw: 'Angalia barua pepe yako' },
  sentText: {
    en: 'If {email} has an account, a link is on its way. It can take a minute. Look into the spam folder too.',
    sw: 'Kama {email} ina akaunti, kiungo kiko njiani. Huenda kikachukua dakika moja. Angalia pia folda ya spam.',
  },
  otherAddress: { en: 'Use another address', sw: 'Tumia barua pepe nyingine' },
  backToLogin: { en: 'Back to log in', sw: 'Rudi kuingia' },
  meaning: { en: 'Little by little fills the measure.', sw: 'Kidogo kidogo hujaza kibaba.' },

  resetTitle: { en: 'Choose a new password', sw: 'Chagua nenosiri jipya' },
  resetText: {
    en: 'All devices are signed out, and you sign in with the new password.',
    sw: 'Vifaa vyote vitaondolewa, na utaingia kwa nenosiri jipya.',
  },
  undoTitle: { en: 'Take your account back', sw: 'Rudisha akaunti yako' },
  undoText: {
    en: 'Your former address is put back, all devices are signed out, and only your new password opens the account.',
    sw: 'Barua pepe yako ya awali itarudishwa, vifaa vyote vitaondolewa, na nenosiri lako jipya tu ndilo litafungua akaunti.',
  },
  present: { en: 'Present password', sw: 'Nenosiri la sasa' },
  fresh: { en: 'New password', sw: 'Nenosiri jipya' },
  presentMissing: { en: 'Enter your present password.', sw: 'Andika nenosiri lako la sasa.' },
  presentWrong: { en: 'This is not your present password.', sw: 'Hili si nenosiri lako la sasa.' },
  save: { en: 'Save the password', sw: 'Hifadhi nenosiri' },
  saving: { en: 'Saving...', sw: 'Inahifadhi...' },
  changed: { en: 'Your password has changed', sw: 'Nenosiri lako limebadilika' },
  signInNow: { en: 'Sign in with the new one.', sw: 'Ingia kwa nenosiri jipya.' },
  othersSignedOut: { en: 'Other devices were signed out.', sw: 'Vifaa vingine vimeondolewa.' },
  title: { en: 'Password', sw: 'Nenosiri' },
  changeNote: {
    en: 'Other devices are signed out. This one stays, and we tell you by mail.',
    sw: 'Vifaa vingine vitaondolewa. Hiki kitabaki, na tutakujulisha kwa barua pepe.',
  },
  rowHint: { en: 'Change it', sw: 'Libadilishe' },

  linkEnded: { en: 'This link has ended', sw: 'Kiungo hiki kimekwisha' },
  linkEndedText: {
    en: 'It was used already, is too old, or a newer one was sent.',
    sw: 'Kimetumika tayari, ni cha zamani, au kipya kimetumwa.',
  },
  newLink: { en: 'Get a new link', sw: 'Pata kiungo kipya' },
  notSent: {
    en: 'That did not work. Check your connection and try again.',
    sw: 'Haikufaulu. Angalia mtandao wako ujaribu tena.',
  },
  tooMany: {
    en: 'Too many tries. Wait a while and try again.',
    sw: 'Umejaribu mara nyingi. Subiri kidogo ujaribu tena.',
  },
});

/** Texts for confirming and changing the member's mail address. */
export const emails = defineMessages({
  confirmTitle: { en: 'Confirm your address', sw: 'Thibitisha barua pepe yako' },
  confirmText: {
    en: 'Press the button, so that we know that this mailbox is yours.',
    sw: 'Bonyeza kitufe, ili tujue sanduku hili la barua ni lako.',
  },
  confirm: { en: 'Confirm the address', sw: 'Thibitisha' },
  confirming: { en: 'Confirming...', sw: 'Inathibitisha...' },
  confirmedTitle: { en: 'The address is confirmed', sw: 'Barua pepe imethibitishwa' },
  confirmedText: { en: 'You sign in with {email}.', sw: 'Unaingia kwa {email}.' },
  open: { en: 'Open Mwanzo', sw: 'Fungua Mwanzo' },

  isConfirmed: { en: 'Confirmed', sw: 'Imethibitishwa' },
  notConfirmed: { en: 'Not confirmed yet', sw: 'Bado haijathibitishwa' },
  confirmNote: {
    en: 'Open the link that we sent to this address. With it you get back in if you forget your password.',
    sw: 'Fungua kiungo tulichotuma kwa barua pepe hii. Kwa hiyo utaweza kurudi ukisahau nenosiri.',
  },
  sendAgain: { en: 'Send again', sw: 'Tuma tena' },
  sentAgain: { en: 'The link is on its way', sw: 'Kiungo kiko njiani' },
  fresh: { en: 'New address', sw: 'Barua pepe mpya' },
  same: { en: 'This is your address already.', sw: 'Hii ndiyo barua pepe yako tayari.' },
  changeTitle: { en: 'Use another address', sw: 'Tumia barua pepe nyingine' },
  waiting: {
    en: 'If {email} can be used, a link is on its way there. Open it within 10 minutes. Until then nothing changes.',
    sw: 'Kama {email} inaweza kutumika, kiungo kiko njiani. Kifungue ndani ya dakika 10. Hadi hapo hakuna kinachobadilika.',
  },
  changeNote: {
    en: 'Other devices are signed out then. Your present address gets a way to undo it, for 7 days.',
    sw: 'Hapo vifaa vingine vitaondolewa. Barua pepe yako ya sasa itapata njia ya kutengua, kwa siku 7.',
  },
  othersSignedOut: { en: 'Other devices are signed out then.', sw: 'Hapo vifaa vingine vitaondolewa.' },
  remindTitle: { en: 'Confirm your address', sw: 'Thibitisha barua pepe yako' },
  remindText: {
    en: 'Then you get back in if you forget your password.',
    sw: 'Kisha utaweza kurudi ukisahau nenosiri.',
  },
  later: { en: 'Later', sw: 'Baadaye' },
  toAddress: { en: 'See the address', sw: 'Tazama barua pepe' },
});
