import { defineMessages } from './define-messages.ts';

export const likes = defineMessages({
  title: { en: 'Likes you', sw: 'Wanaokupenda' },
  people: {
    en: { one: 'One person likes you', other: '{shown} people like you' },
    sw: { one: 'Mtu mmoja anakupenda', other: 'Watu {shown} wanakupenda' },
  },
  first: {
    en: { one: 'One person likes you. Here they are.', other: '{shown} people like you. Here is the first.' },
    sw: {
      one: 'Mtu mmoja anakupenda. Huyu hapa.',
      other: 'Watu {shown} wanakupenda. Huyu ndiye wa kwanza.',
    },
  },
  premium: { en: 'Premium', sw: 'Premium' },
  isNew: { en: 'New', sw: 'Mpya' },
  likedAnswer: { en: 'Liked your answer', sw: 'Amependa jibu lako' },
  likedPhoto: { en: 'Liked your photo', sw: 'Amependa picha yako' },
  pass: { en: 'Pass', sw: 'Pita' },
  passName: { en: 'Pass {name}', sw: 'Mpite {name}' },
  likeBack: { en: 'Like back', sw: 'Mpende pia' },
  likeNameBack: { en: 'Like back, {name}', sw: 'Mpende pia, {name}' },
  open: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' },
  toCome: { en: 'Still to come', sw: 'Bado wanakuja' },
  tiles: {
    en: 'More people like you. These tiles show nothing about them.',
    sw: 'Watu zaidi wanakupenda. Vigae hivi havionyeshi chochote kuwahusu.',
  },
  answered: { en: 'You have answered. The next one opens on Friday.', sw: 'Umejibu. Anayefuata anafunguliwa Ijumaa.' },
  next: { en: 'The next one opens on Friday', sw: 'Anayefuata anafunguliwa Ijumaa' },
  nextText: {
    en: 'One each week, free. The others also pass by in Discover.',
    sw: 'Mmoja kila wiki, bure. Wengine pia hupita kwenye Gundua.',
  },
  seeAll: { en: 'See all now with Premium, from KES {price}', sw: 'Ona wote sasa kwa Premium, kuanzia KES {price}' },
  loadFailed: { en: 'Could not load who likes you', sw: 'Wanaokupenda hawakupakiwa' },
  none: { en: 'Nobody yet. It starts with one like.', sw: 'Bado hakuna. Huanza na mmoja.' },
  noneText: {
    en: 'Who likes you is here. Verified people only.',
    sw: 'Wanaokupenda watakuwa hapa. Ni waliothibitishwa tu.',
  },
  discover: { en: 'Go to Discover', sw: 'Nenda Gundua' },
  foot: {
    en: 'A face opens the whole profile. A pass stays between you and us.',
    sw: 'Uso hufungua wasifu wote. Ukimpita mtu, tunajua sisi na wewe tu.',
  },
  more: { en: 'Answer some of them to see the others.', sw: 'Jibu baadhi yao ili uone wengine.' },
  limit: { en: 'Today’s swipes are used up', sw: 'Umemaliza kutelezesha kwa leo' },
  limitText: {
    en: 'They stay here. You can answer again after midnight.',
    sw: 'Watabaki hapa. Unaweza kujibu tena baada ya saa sita usiku.',
  },
});

/** Texts of the likes tile on the list of matches. */
export const likesTile = defineMessages({
  name: {
    en: { one: 'Likes you', other: 'Like you' },
    sw: { one: 'Akupendaye', other: 'Wakupendao' },
  },
});
