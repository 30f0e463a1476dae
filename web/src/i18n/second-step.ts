import { defineMessages } from './define-messages.ts';

/** Texts about the code that sign-in asks for after the password. */
export const secondStep = defineMessages({
  title: { en: 'Second step', sw: 'Hatua ya pili' },
  on: { en: 'On', sw: 'Imewashwa' },
  off: { en: 'Off', sw: 'Imezimwa' },

  askTitle: { en: 'One more step', sw: 'Hatua moja zaidi' },
  askText: {
    en: 'Your password is right. Now type the code that your authenticator app shows for Mwanzo.',
    sw: 'Nenosiri lako ni sahihi. Sasa andika msimbo ambao programu yako ya misimbo inaonyesha kwa Mwanzo.',
  },
  code: { en: 'Code of the app', sw: 'Msimbo wa programu' },
  recoveryCode: { en: 'Recovery code', sw: 'Msimbo wa akiba' },
  codeMissing: { en: 'Type the six digits.', sw: 'Andika tarakimu sita.' },
  recoveryMissing: { en: 'Type one of your recovery codes.', sw: 'Andika mmoja wa misimbo yako ya akiba.' },
  codeWrong: {
    en: 'This code is not right, or it was used before. Wait for the next one.',
    sw: 'Msimbo huu si sahihi, au umetumika tayari. Subiri unaofuata.',
  },
  recoveryWrong: {
    en: 'This code is not right, or it was used before.',
    sw: 'Msimbo huu si sahihi, au umetumika tayari.',
  },
  recoveryInstead: { en: 'Use a recovery code', sw: 'Tumia msimbo wa akiba' },
  appInstead: { en: 'Use the code of the app', sw: 'Tumia msimbo wa programu' },
  backToPassword: { en: 'Back to the password', sw: 'Rudi kwenye nenosiri' },

  step: { en: 'Step {step} of 3', sw: 'Hatua {step} kati ya 3' },
  beginTitle: { en: 'A code besides your password', sw: 'Msimbo pamoja na nenosiri' },
  beginText: {
    en: 'Signing in then takes your password and a code from an app on your phone. Whoever knows only your password does not get in.',
    sw: 'Hapo kuingia kutahitaji nenosiri lako na msimbo kutoka kwa programu kwenye simu yako. Anayejua nenosiri lako tu hataingia.',
  },
  whichApp: {
    en: 'You need an authenticator app: Google Authenticator, Aegis and 2FAS are free.',
    sw: 'Unahitaji programu ya misimbo: Google Authenticator, Aegis na 2FAS ni za bure.',
  },
  begin: { en: 'Continue', sw: 'Endelea' },
  beginning: { en: 'One moment...', sw: 'Subiri kidogo...' },

  addTitle: { en: 'Add Mwanzo to your app', sw: 'Ongeza Mwanzo kwenye programu yako' },
  addText: {
    en: 'Scan this with the app. If the app is on this device, open it here.',
    sw: 'Skani hii kwa programu. Ikiwa programu iko kwenye kifaa hiki, ifungue hapa.',
  },
  picture: {
    en: 'QR code with the key for your authenticator app',
    sw: 'Msimbo wa QR wenye ufunguo wa programu yako ya misimbo',
  },
  noPicture: {
    en: 'The QR code did not load. Use the key below.',
    sw: 'Msimbo wa QR haukupakiwa. Tumia ufunguo ulio hapa chini.',
  },
  openApp: { en: 'Open the app', sw: 'Fungua programu' },
  key: { en: 'Or type this key', sw: 'Au andika ufunguo huu' },
  copyKey: { en: 'Copy the key', sw: 'Nakili ufunguo' },
  keyCopied: { en: 'The key is copied', sw: 'Ufunguo umenakiliwa' },
  notCopied: {
    en: 'It could not be copied. Select the text instead.',
    sw: 'Haikunakiliwa. Chagua maandishi badala yake.',
  },
  turnOn: { en: 'Turn it on', sw: 'Iwashe' },
  turningOn: { en: 'Turning on...', sw: 'Inawashwa...' },

  keepTitle: { en: 'Keep these codes', sw: 'Hifadhi misimbo hii' },
  keepText: {
    en: 'Each opens your account once, if you do not have your phone. You see them only now, so keep them somewhere else.',
    sw: 'Kila mmoja hufungua akaunti yako mara moja, kama huna simu yako. Unaiona sasa tu, kwa hiyo ihifadhi mahali pengine.',
  },
  codes: { en: 'Recovery codes', sw: 'Misimbo ya akiba' },
  copy: { en: 'Copy', sw: 'Nakili' },
  save: { en: 'Save', sw: 'Hifadhi' },
  codesCopied: { en: 'The codes are copied', sw: 'Misimbo imenakiliwa' },
  file: { en: 'Recovery codes of {email} on Mwanzo', sw: 'Misimbo ya akiba ya {email} kwenye Mwanzo' },
  kept: { en: 'I have kept them', sw: 'Nimeihifadhi' },

  isOn: { en: 'Signing in asks for a code', sw: 'Kuingia kunahitaji msimbo' },
  codesLeft: {
    en: { one: '{count} recovery code is left', other: '{count} recovery codes are left' },
    sw: { one: 'Msimbo {count} wa akiba umebaki', other: 'Misimbo {count} ya akiba imebaki' },
  },
  newCodes: { en: 'New recovery codes', sw: 'Misimbo mipya ya akiba' },
  newCodesText: {
    en: 'You get eight new ones. The earlier ones end.',
    sw: 'Utapata mipya minane. Ya awali itakwisha.',
  },
  getCodes: { en: 'Get new codes', sw: 'Pata misimbo mipya' },
  turnOff: { en: 'Turn it off', sw: 'Izime' },
  turnOffTitle: { en: 'Turn the second step off', sw: 'Zima hatua ya pili' },
  turnOffText: { en: 'Signing in takes only your password then.', sw: 'Hapo kuingia kutahitaji nenosiri lako tu.' },
  turnedOff: { en: 'The second step is off', sw: 'Hatua ya pili imezimwa' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  lost: {
    en: 'A new password does not turn it off. If you lose both the app and the codes, write to our support.',
    sw: 'Nenosiri jipya haliizimi. Ukipoteza programu na misimbo, tuandikie.',
  },
});
