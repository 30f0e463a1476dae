import { defineMessages } from './define-messages.ts';

/** Texts about the data that is saved on the phone for offline use. */
export const kept = defineMessages({
  asOf: { en: 'As of {time}', sw: 'Hadi {time}' },
  from: { en: 'From {time}, offline', sw: 'Ya {time}, bila mtandao' },
  cardsFrom: { en: 'Cards from {time}.', sw: 'Kadi za {time}.' },
});

export const keepSwitch = defineMessages({
  label: { en: 'Matches and chats offline', sw: 'Mliochaguana na gumzo bila mtandao' },
  hint: {
    en: 'Your last 20 chats stay on this phone, encrypted, until you log out.',
    sw: 'Gumzo zako 20 za mwisho hubaki kwenye simu hii, zikiwa zimefichwa, hadi utoke.',
  },
  most: { en: 'About 2 MB at most.', sw: 'Takriban MB 2 isizidi.' },
  now: { en: '{size} now', sw: 'Sasa {size}' },
});

/** Texts of the sheet that asks whether to keep chats on the phone. */
export const keepQuestion = defineMessages({
  title: { en: 'Keep your chats on this phone?', sw: 'Uweke mazungumzo yako kwenye simu hii?' },
  text: {
    en: 'So that they open without a line, and cost no data twice.',
    sw: 'Ili yafunguke bila mtandao, na yasitumie data mara mbili.',
  },
  messages: { en: 'The last 200 messages of each chat', sw: 'Ujumbe 200 wa mwisho wa kila mazungumzo' },
  size: { en: 'No photos, no voice notes. About 1 MB.', sw: 'Bila picha wala ujumbe wa sauti. Takriban MB 1.' },
  gone: { en: 'Gone when you log out', sw: 'Huondoka unapotoka' },
  off: { en: 'And whenever you turn it off in Settings.', sw: 'Na wakati wowote ukizima kwenye Mipangilio.' },
  others: { en: 'Do others use this phone?', sw: 'Je, wengine hutumia simu hii?' },
  ratherNot: {
    en: 'Then rather not. What waits to be sent stays either way.',
    sw: 'Basi afadhali usiyaweke. Kinachosubiri kutumwa hubaki kwa vyovyote.',
  },
  keep: { en: 'Keep them here', sw: 'Yaweke hapa' },
  keepNot: { en: 'Not on this phone', sw: 'Si kwenye simu hii' },
});
