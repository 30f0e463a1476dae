import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about messages outside the app: pushes and mails. */
export const notices = defineMessages({
  title: { en: 'Notifications', sw: 'Arifa' satisfies Unreviewed },
  device: { en: 'On this device', sw: 'Kwenye kifaa hiki' satisfies Unreviewed },
  deviceOn: { en: 'Arrive also while Mwanzo is closed', sw: 'Hufika hata Mwanzo ikiwa imefungwa' satisfies Unreviewed },
  deviceOff: {
    en: 'Nothing arrives while Mwanzo is closed',
    sw: 'Hakuna kinachofika Mwanzo ikifungwa' satisfies Unreviewed,
  },
  blocked: {
    en: 'Your browser blocks them. Open the site settings beside the address, allow notifications, then come back.',
    sw: 'Kivinjari chako kimezizuia. Fungua mipangilio ya tovuti karibu na anwani, ruhusu arifa, kisha urudi.' satisfies Unreviewed,
  },
  unsupported: {
    en: 'This browser cannot show them. On an iPhone, put Mwanzo on the Home Screen first.',
    sw: 'Kivinjari hiki hakiwezi kuzionyesha. Kwenye iPhone, weka kwanza Mwanzo kwenye skrini ya mwanzo.' satisfies Unreviewed,
  },
  failed: { en: 'That did not work. Please try again.', sw: 'Haikufaulu. Tafadhali jaribu tena.' satisfies Unreviewed },
  match: { en: 'New matches', sw: 'Mliochaguana wapya' satisfies Unreviewed },
  message: { en: 'Messages', sw: 'Ujumbe' satisfies Unreviewed },
  like: { en: 'Likes', sw: 'Waliokupenda' satisfies Unreviewed },
  verification: { en: 'Safety and verification', sw: 'Usalama na uthibitisho' satisfies Unreviewed },
  alwaysOn: { en: 'Always on', sw: 'Imewashwa daima' satisfies Unreviewed },
  quietHours: { en: 'Quiet hours', sw: 'Saa za utulivu' satisfies Unreviewed },
  quietFromTo: { en: '{from} to {to}', sw: '{from} hadi {to}' satisfies Unreviewed },
  off: { en: 'Off', sw: 'Imezimwa' satisfies Unreviewed },
  lockedNames: { en: 'Names on the locked screen', sw: 'Majina kwenye skrini iliyofungwa' satisfies Unreviewed },
  lockedNamesHint: { en: 'Never what somebody wrote', sw: 'Kamwe si alichoandika mtu' satisfies Unreviewed },
  byMail: { en: 'By e-mail', sw: 'Kwa barua pepe' satisfies Unreviewed },
  byMailNote: {
    en: 'One e-mail for all that has waited unread for 12 hours, without names.',
    sw: 'Barua pepe moja kwa yote ambayo hayajasomwa kwa saa 12, bila majina.' satisfies Unreviewed,
  },
  quiet: { en: 'Keep quiet at night', sw: 'Kaa kimya usiku' satisfies Unreviewed },
  quietHint: { en: 'Nairobi time', sw: 'Saa za Nairobi' satisfies Unreviewed },
  from: { en: 'From', sw: 'Kuanzia' satisfies Unreviewed },
  to: { en: 'To', sw: 'Hadi' satisfies Unreviewed },
  sameTimes: {
    en: 'From and To are the same. Nothing was saved.',
    sw: 'Kuanzia na Hadi ni saa ileile. Hakuna kilichohifadhiwa.' satisfies Unreviewed,
  },
  timeMissing: { en: 'Choose a time.', sw: 'Chagua saa.' satisfies Unreviewed },
  quietNote: {
    en: 'What happens meanwhile arrives at the end, as one notification.',
    sw: 'Yanayotokea wakati huo hufika mwishoni, kama arifa moja.' satisfies Unreviewed,
  },
  receipts: { en: 'Read receipts', sw: 'Alama za kusomwa' satisfies Unreviewed },
  receiptsHint: {
    en: 'When off, you do not see theirs either',
    sw: 'Zikizimwa, nawe huoni za wengine' satisfies Unreviewed,
  },
  presence: { en: 'Show when I am here', sw: 'Onyesha nikiwa hapa' satisfies Unreviewed },
  presenceHint: {
    en: 'Matches see it, others at most the week. When off, you do not see theirs',
    sw: 'Mliochaguana huiona, wengine wiki tu. Ikizimwa, huoni za wengine' satisfies Unreviewed,
  },
});

/** Texts of the card that offers pushes after the first match. */
export const pushOffer = defineMessages({
  title: { en: 'Hear from them at once', sw: 'Pata habari zao mara moja' satisfies Unreviewed },
  text: {
    en: 'Without names on your locked screen, and quiet at night.',
    sw: 'Bila majina kwenye skrini iliyofungwa, na kimya usiku.' satisfies Unreviewed,
  },
  yes: { en: 'Tell me when they write', sw: 'Niambie wakiandika' satisfies Unreviewed },
  no: { en: 'Not now', sw: 'Si sasa' satisfies Unreviewed },
  done: { en: 'We will tell you', sw: 'Tutakujulisha' satisfies Unreviewed },
});
