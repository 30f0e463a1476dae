import { defineMessages } from './define-messages.ts';

/** Texts about messages outside the app: pushes and mails. */
export const notices = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' },
  device: { en: 'On this device', sw: 'Kwenye kifaa hiki' },
  deviceOn: { en: 'Arrive also while Mwanzo is closed', sw: 'Hufika hata Mwanzo ikiwa imefungwa' },
  deviceOff: { en: 'Nothing arrives while Mwanzo is closed', sw: 'Hakuna kinachofika Mwanzo ikifungwa' },
  blocked: {
    en: 'Your browser blocks them. Open the site settings beside the address, allow notifications, then come back.',
    sw: 'Kivinjari chako kimezizuia. Fungua mipangilio ya tovuti karibu na anwani, ruhusu arifa, kisha urudi.',
  },
  unsupported: {
    en: 'This browser cannot show them. On an iPhone, put Mwanzo on the Home Screen first.',
    sw: 'Kivinjari hiki hakiwezi kuzionyesha. Kwenye iPhone, weka kwanza Mwanzo kwenye skrini ya mwanzo.',
  },
  failed: { en: 'That did not work. Please try again.', sw: 'Haikufaulu. Tafadhali jaribu tena.' },
  match: { en: 'New matches', sw: 'Mliochaguana wapya' },
  message: { en: 'Messages', sw: 'Ujumbe' },
  like: { en: 'Likes', sw: 'Waliokupenda' },
  verification: { en: 'Safety and verification', sw: 'Usalama na uthibitisho' },
  alwaysOn: { en: 'Always on', sw: 'Imewashwa daima' },
  quietHours: { en: 'Quiet hours', sw: 'Saa za utulivu' },
  quietFromTo: { en: '{from} to {to}', sw: '{from} hadi {to}' },
  off: { en: 'Off', sw: 'Imezimwa' },
  lockedNames: { en: 'Names on the locked screen', sw: 'Majina kwenye skrini iliyofungwa' },
  lockedNamesHint: { en: 'Never what somebody wrote', sw: 'Kamwe si alichoandika mtu' },
  byMail: { en: 'By e-mail', sw: 'Kwa barua pepe' },
  byMailNote: {
    en: 'One e-mail for all that has waited unread for 12 hours, without names.',
    sw: 'Barua pepe moja kwa yote ambayo hayajasomwa kwa saa 12, bila majina.',
  },
  quiet: { en: 'Keep quiet at night', sw: 'Kaa kimya usiku' },
  quietHint: { en: 'Nairobi time', sw: 'Saa za Nairobi' },
  from: { en: 'From', sw: 'Kuanzia' },
  to: { en: 'To', sw: 'Hadi' },
  sameTimes: {
    en: 'From and To are the same. Nothing was saved.',
    sw: 'Kuanzia na Hadi ni saa ileile. Hakuna kilichohifadhiwa.',
  },
  timeMissing: { en: 'Choose a time.', sw: 'Chagua saa.' },
  quietNote: {
    en: 'What happens meanwhile arrives at the end, as one notification.',
    sw: 'Yanayotokea wakati huo hufika mwishoni, kama arifa moja.',
  },
  receipts: { en: 'Read receipts', sw: 'Alama za kusomwa' },
  receiptsHint: { en: 'When off, you do not see theirs either', sw: 'Zikizimwa, nawe huoni za wengine' },
  presence: { en: 'Show when I am here', sw: 'Onyesha nikiwa hapa' },
  presenceHint: {
    en: 'Matches see it, others at most the week. When off, you do not see theirs',
    sw: 'Mliochaguana huiona, wengine wiki tu. Ikizimwa, huoni za wengine',
  },
});

/** Texts of the card that offers pushes after the first match. */
export const pushOffer = defineMessages({
  title: { en: 'Hear from them at once', sw: 'Pata habari zao mara moja' },
  text: {
    en: 'Without names on your locked screen, and quiet at night.',
    sw: 'Bila majina kwenye skrini iliyofungwa, na kimya usiku.',
  },
  yes: { en: 'Tell me when they write', sw: 'Niambie wakiandika' },
  no: { en: 'Not now', sw: 'Si sasa' },
  done: { en: 'We will tell you', sw: 'Tutakujulisha' },
});
