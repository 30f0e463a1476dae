import { defineMessages } from './define-messages.ts';

/** The Terms of Service. */
export const termsPage = defineMessages({
  lead: {
    en: 'What you may expect of Mwanzo, and what Mwanzo expects of you. Short, so that you can read it.',
    sw: 'Unachoweza kutarajia kwa Mwanzo, na Mwanzo inachotarajia kwako. Kwa ufupi, ili uweze kusoma.',
  },
  you: { en: 'Who may be here', sw: 'Nani anaweza kuwa hapa' },
  you1: {
    en: 'You are {age} or older and single. You have one account, and say about yourself what is true.',
    sw: 'Una miaka {age} au zaidi na hujaoa wala kuolewa. Una akaunti moja, na unasema ukweli kukuhusu.',
  },
  you2: {
    en: 'Keep your password to yourself. Settings, Devices shows where you are signed in.',
    sw: 'Usimpe mtu neno lako la siri. Mipangilio, Vifaa huonyesha ulikoingia.',
  },
  get: { en: 'What you get', sw: 'Unachopata' },
  get1: {
    en: 'Meeting, writing, blocking, reporting, verification and date plans are free. The free plan has daily limits. Nothing can be bought yet, so nothing can be charged.',
    sw: 'Kukutana, kuandikiana, kuzuia, kuripoti, kuthibitishwa na mipango ya kukutana ni bure. Mpango wa bure una mipaka ya kila siku. Bado hakuna kinachoweza kununuliwa, kwa hiyo hakuna malipo.',
  },
  get2: {
    en: 'The badge means that a person has compared a document with a selfie. Nobody checks criminal records, jobs or characters. Read “Staying safe” before you meet.',
    sw: 'Beji inamaanisha mtu amelinganisha kitambulisho na selfie. Hakuna anayekagua rekodi za jinai, kazi wala tabia. Soma “Kuwa salama” kabla ya kukutana.',
  },
  get3: {
    en: 'The service may fail or stop for a while, and nobody can promise that you will meet somebody.',
    sw: 'Huduma inaweza kukosea au kusimama kwa muda, na hakuna anayeweza kuahidi kwamba utampata mtu.',
  },
  yours: { en: 'What is yours stays yours', sw: 'Kilicho chako hubaki chako' },
  yours1: {
    en: 'You let us store and show what you post to the members whom your settings allow, only to run Mwanzo, and only until you delete it.',
    sw: 'Unaturuhusu kuhifadhi na kuonyesha unachoweka kwa wanachama ambao mipangilio yako inaruhusu, kwa kuendesha Mwanzo tu, na hadi utakapofuta tu.',
  },
  yours2: {
    en: 'Post only what you may: your own photos, and no one else’s secrets. The Community rules say what is not allowed.',
    sw: 'Weka tu unachoruhusiwa: picha zako mwenyewe, bila siri za wengine. Kanuni za jumuiya husema kisichoruhusiwa.',
  },
  rules: { en: 'When rules are broken', sw: 'Kanuni zikivunjwa' },
  rules1: {
    en: 'A person decides: nothing, a warning, a suspension or a ban. A ban needs two. You are told why, and may appeal once; somebody else decides about that.',
    sw: 'Mtu huamua: hakuna, onyo, kusimamishwa au kufungiwa. Kufungiwa kunahitaji wawili. Unaambiwa sababu, na unaweza kukata rufaa mara moja; mtu mwingine huamua.',
  },
  rules2: {
    en: 'A report that somebody is under {age} hides the profile at once, until it is decided.',
    sw: 'Ripoti kwamba mtu ana chini ya miaka {age} huficha wasifu mara moja, hadi iamuliwe.',
  },
  rules3: {
    en: 'Do not use programs that collect profiles, send messages or make accounts.',
    sw: 'Usitumie programu zinazokusanya wasifu, kutuma ujumbe au kutengeneza akaunti.',
  },
  end: { en: 'How it ends', sw: 'Inavyoisha' },
  end1: {
    en: 'You can delete your account at any time in the settings, without a reason. The Privacy Policy says what that erases.',
    sw: 'Unaweza kufuta akaunti yako wakati wowote kwenye mipangilio, bila sababu. Sera ya Faragha husema kinachofutwa.',
  },
  end2: {
    en: 'When these terms change, this page has a new date. Whoever does not agree can leave.',
    sw: 'Masharti haya yakibadilika, ukurasa huu huwa na tarehe mpya. Asiyekubali anaweza kuondoka.',
  },
  end3: {
    en: 'The law of Kenya applies. Nothing here takes away a right that it gives you.',
    sw: 'Sheria ya Kenya inatumika. Hakuna lolote hapa linaloondoa haki unayopewa nayo.',
  },
});
