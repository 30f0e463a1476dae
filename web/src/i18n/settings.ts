import { defineMessages } from './define-messages.ts';

export const settings = defineMessages({
  title: { en: 'Settings', sw: 'Mipangilio' },
  seeProfile: { en: 'See your profile as others do', sw: 'Tazama wasifu wako kama wengine' },
  privacy: { en: 'Privacy', sw: 'Faragha' },
  orientationAndDetail: { en: 'Orientation and gender detail', sw: 'Mwelekeo na maelezo ya jinsia' },
  birthday: { en: 'Birthday', sw: 'Siku ya kuzaliwa' },
  ageStays: { en: '{who}. Your age stays visible', sw: '{who}. Umri wako huonekana daima' },
  onlyLiked: { en: 'Only people I like can see me', sw: 'Ninaowapenda tu ndio wanaoniona' },
  onlyLikedHint: { en: 'Others no longer meet you', sw: 'Wengine hawatakutana nawe' },
  hidingNote: {
    en: 'What you hide cannot be searched or filtered for either.',
    sw: 'Unachoficha hakiwezi kutafutwa wala kuchujwa pia.',
  },
  gender: { en: 'Gender', sw: 'Jinsia' },
  orientation: { en: 'Orientation', sw: 'Mwelekeo' },
  intent: { en: 'What you want', sw: 'Unachotaka' },
  notSaid: { en: 'Not said', sw: 'Haijasemwa' },
  languageAndData: { en: 'Language and data', sw: 'Lugha na data' },
  language: { en: 'Language', sw: 'Lugha' },
  lowData: { en: 'Low data', sw: 'Data kidogo' },
  lowDataHint: { en: '{low} for ten people, not {full}', sw: '{low} kwa watu kumi, si {full}' },
  lowDataNote: {
    en: 'Smaller photos, larger ones when you tap. This month so far on this device: {month}. This visit: {visit}.',
    sw: 'Picha ndogo, kubwa ukigusa. Mwezi huu hadi sasa kwenye kifaa hiki: {month}. Ziara hii: {visit}.',
  },
  account: { en: 'Account', sw: 'Akaunti' },
  email: { en: 'E-mail', sw: 'Barua pepe' },
  number: { en: 'Member number', sw: 'Namba ya mwanachama' },
  logout: { en: 'Logout', sw: 'Toka' },
});

/** Says who sees the fields that a member may hide. */
export const visibilityTexts = defineMessages({
  everyone: { en: 'Everyone', sw: 'Kila mtu' },
  matches: { en: 'People I match with', sw: 'Ninaochaguana nao' },
  nobody: { en: 'Nobody', sw: 'Hakuna mtu' },
});

/** Texts of the pages below the settings. */
export const settingPages = defineMessages({
  orientationTitle: { en: 'Orientation and gender', sw: 'Mwelekeo na jinsia' },
  whoSees: { en: 'Who sees it on your profile', sw: 'Nani huiona kwenye wasifu wako' },
  whoSeesBirthday: { en: 'Who sees the date on your profile', sw: 'Nani huona tarehe kwenye wasifu wako' },
  everyoneHint: { en: 'Shown to people you have not met', sw: 'Huonyeshwa hata kwa usiokutana nao' },
  matchesHint: { en: 'Shown after you both said yes', sw: 'Baada ya nyote kukubali' },
  nobodyHint: { en: 'It stays with you', sw: 'Hubaki kwako' },
  hidingTitle: { en: 'What hiding does', sw: 'Kuficha kunafanya nini' },
  hidingSearch: {
    en: 'Nobody can search or filter for it. A search looks the same whatever you chose.',
    sw: 'Hakuna anayeweza kuitafuta wala kuichuja. Utafutaji huonekana sawa, lolote ulilochagua.',
  },
  hidingDeck: {
    en: 'Your own deck still uses it, so that you meet people who fit.',
    sw: 'Bado huamua unaokutana nao, ili wakufae.',
  },
  hidingGuess: {
    en: 'So a person you meet there may guess that you could fit. To rule that out, use the switch below.',
    sw: 'Kwa hiyo unayekutana naye anaweza kukisia. Kuzuia hilo, tumia swichi iliyo hapa chini.',
  },
  birthdayNote: {
    en: 'Your age is always shown. Only the date can be hidden. Whoever looks often may notice the day on which your age goes up.',
    sw: 'Umri wako huonyeshwa daima. Tarehe tu ndiyo inaweza kufichwa. Anayetazama mara nyingi anaweza kugundua siku umri wako unapoongezeka.',
  },
  genderTitle: { en: 'Your gender', sw: 'Jinsia yako' },
  genderNote: {
    en: 'It decides who meets you and is shown on your profile. Trans and Genderfluid are shown as Non-binary. Your preferences stay as they are.',
    sw: 'Huamua nani hukutana nawe na huonyeshwa kwenye wasifu wako. Trans na Genderfluid huonyeshwa kama Non-binary. Mapendeleo yako hayabadiliki.',
  },
  ownOrientationTitle: { en: 'Your orientation', sw: 'Mwelekeo wako' },
  ownOrientationNote: {
    en: 'It is shown to whom you chose under Privacy. Your preferences, not this, decide whom you meet.',
    sw: 'Huonyeshwa kwa uliowachagua chini ya Faragha. Mapendeleo yako ndiyo huamua unaokutana nao, si hii.',
  },
  showIntent: { en: 'Show it on your card', sw: 'Ionyeshe kwenye kadi yako' },
  showIntentHint: { en: 'People read it before they decide', sw: 'Watu huisoma kabla ya kuamua' },
  languageNote: {
    en: 'The page loads again in the language that you choose.',
    sw: 'Ukurasa hupakiwa upya kwa lugha utakayochagua.',
  },
});
