import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the code that sign-in asks for after the password. */
export const secondStep = defineMessages({
  title: { en: 'Second step', sw: 'Hatua ya pili' satisfies Unreviewed },
  on: { en: 'On', sw: 'Imewashwa' satisfies Unreviewed },
  off: { en: 'Off', sw: 'Imezimwa' satisfies Unreviewed },

  askTitle: { en: 'One more step', sw: 'Hatua moja zaidi' satisfies Unreviewed },
  askText: {
    en: 'Your password is right. Now type the code that your authenticator app shows for Mwanzo.',
    sw: 'Nenosiri lako ni sahihi. Sasa andika msimbo ambao programu yako ya misimbo inaonyesha kwa Mwanzo.' satisfies Unreviewed,
  },
  code: { en: 'Code of the app', sw: 'Msimbo wa programu' satisfies Unreviewed },
  recoveryCode: { en: 'Recovery code', sw: 'Msimbo wa akiba' satisfies Unreviewed },
  codeMissing: { en: 'Type the six digits.', sw: 'Andika tarakimu sita.' satisfies Unreviewed },
  recoveryMissing: {
    en: 'Type one of your recovery codes.',
    sw: 'Andika mmoja wa misimbo yako ya akiba.' satisfies Unreviewed,
  },
  codeWrong: {
    en: 'This code is not right, or it was used before. Wait for the next one.',
    sw: 'Msimbo huu si sahihi, au umetumika tayari. Subiri unaofuata.' satisfies Unreviewed,
  },
  recoveryWrong: {
    en: 'This code is not right, or it was used before.',
    sw: 'Msimbo huu si sahihi, au umetumika tayari.' satisfies Unreviewed,
  },
  recoveryInstead: { en: 'Use a recovery code', sw: 'Tumia msimbo wa akiba' satisfies Unreviewed },
  appInstead: { en: 'Use the code of the app', sw: 'Tumia msimbo wa programu' satisfies Unreviewed },
  backToPassword: { en: 'Back to the password', sw: 'Rudi kwenye nenosiri' satisfies Unreviewed },

  step: { en: 'Step {step} of 3', sw: 'Hatua {step} kati ya 3' satisfies Unreviewed },
  beginTitle: { en: 'A code besides your password', sw: 'Msimbo pamoja na nenosiri' satisfies Unreviewed },
  beginText: {
    en: 'Signing in then takes your password and a code from an app on your phone. Whoever knows only your password does not get in.',
    sw: 'Hapo kuingia kutahitaji nenosiri lako na msimbo kutoka kwa programu kwenye simu yako. Anayejua nenosiri lako tu hataingia.' satisfies Unreviewed,
  },
  whichApp: {
    en: 'You need an authenticator app: Google Authenticator, Aegis and 2FAS are free.',
    sw: 'Unahitaji programu ya misimbo: Google Authenticator, Aegis na 2FAS ni za bure.' satisfies Unreviewed,
  },
  begin: { en: 'Continue', sw: 'Endelea' satisfies Unreviewed },
  beginning: { en: 'One moment...', sw: 'Subiri kidogo...' satisfies Unreviewed },

  addTitle: { en: 'Add Mwanzo to your app', sw: 'Ongeza Mwanzo kwenye programu yako' satisfies Unreviewed },
  addText: {
    en: 'Scan this with the app. If the app is on this device, open it here.',
    sw: 'Skani hii kwa programu. Ikiwa programu iko kwenye kifaa hiki, ifungue hapa.' satisfies Unreviewed,
  },
  picture: {
    en: 'QR code with the key for your authenticator app',
    sw: 'Msimbo wa QR wenye ufunguo wa programu yako ya misimbo' satisfies Unreviewed,
  },
  noPicture: {
    en: 'The QR code did not load. Use the key below.',
    sw: 'Msimbo wa QR haukupakiwa. Tumia ufunguo ulio hapa chini.' satisfies Unreviewed,
  },
  openApp: { en: 'Open the app', sw: 'Fungua programu' satisfies Unreviewed },
  key: { en: 'Or type this key', sw: 'Au andika ufunguo huu' satisfies Unreviewed },
  copyKey: { en: 'Copy the key', sw: 'Nakili ufunguo' satisfies Unreviewed },
  keyCopied: { en: 'The key is copied', sw: 'Ufunguo umenakiliwa' satisfies Unreviewed },
  notCopied: {
    en: 'It could not be copied. Select the text instead.',
    sw: 'Haikunakiliwa. Chagua maandishi badala yake.' satisfies Unreviewed,
  },
  turnOn: { en: 'Turn it on', sw: 'Iwashe' satisfies Unreviewed },
  turningOn: { en: 'Turning on...', sw: 'Inawashwa...' satisfies Unreviewed },

  keepTitle: { en: 'Keep these codes', sw: 'Hifadhi misimbo hii' satisfies Unreviewed },
  keepText: {
    en: 'Each opens your account once, if you do not have your phone. You see them only now, so keep them somewhere else.',
    sw: 'Kila mmoja hufungua akaunti yako mara moja, kama huna simu yako. Unaiona sasa tu, kwa hiyo ihifadhi mahali pengine.' satisfies Unreviewed,
  },
  codes: { en: 'Recovery codes', sw: 'Misimbo ya akiba' satisfies Unreviewed },
  copy: { en: 'Copy', sw: 'Nakili' satisfies Unreviewed },
  save: { en: 'Save', sw: 'Hifadhi' satisfies Unreviewed },
  codesCopied: { en: 'The codes are copied', sw: 'Misimbo imenakiliwa' satisfies Unreviewed },
  file: {
    en: 'Recovery codes of {email} on Mwanzo',
    sw: 'Misimbo ya akiba ya {email} kwenye Mwanzo' satisfies Unreviewed,
  },
  kept: { en: 'I have kept them', sw: 'Nimeihifadhi' satisfies Unreviewed },

  isOn: { en: 'Signing in asks for a code', sw: 'Kuingia kunahitaji msimbo' satisfies Unreviewed },
  codesLeft: {
    en: { one: '{count} recovery code is left', other: '{count} recovery codes are left' },
    sw: { one: 'Msimbo {count} wa akiba umebaki', other: 'Misimbo {count} ya akiba imebaki' } satisfies Unreviewed,
  },
  newCodes: { en: 'New recovery codes', sw: 'Misimbo mipya ya akiba' satisfies Unreviewed },
  newCodesText: {
    en: 'You get eight new ones. The earlier ones end.',
    sw: 'Utapata mipya minane. Ya awali itakwisha.' satisfies Unreviewed,
  },
  getCodes: { en: 'Get new codes', sw: 'Pata misimbo mipya' satisfies Unreviewed },
  turnOff: { en: 'Turn it off', sw: 'Izime' satisfies Unreviewed },
  turnOffTitle: { en: 'Turn the second step off', sw: 'Zima hatua ya pili' satisfies Unreviewed },
  turnOffText: {
    en: 'Signing in takes only your password then.',
    sw: 'Hapo kuingia kutahitaji nenosiri lako tu.' satisfies Unreviewed,
  },
  turnedOff: { en: 'The second step is off', sw: 'Hatua ya pili imezimwa' satisfies Unreviewed },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  lost: {
    en: 'A new password does not turn it off. If you lose both the app and the codes, write to our support.',
    sw: 'Nenosiri jipya haliizimi. Ukipoteza programu na misimbo, tuandikie.' satisfies Unreviewed,
  },
});
