import { defineMessages, type Unreviewed } from './define-messages.ts';

export const likes = defineMessages({
  title: { en: 'Likes you', sw: 'Wanaokupenda' satisfies Unreviewed },
  people: {
    en: { one: 'One person likes you', other: '{shown} people like you' },
    sw: { one: 'Mtu mmoja anakupenda', other: 'Watu {shown} wanakupenda' } satisfies Unreviewed,
  },
  first: {
    en: { one: 'One person likes you. Here they are.', other: '{shown} people like you. Here is the first.' },
    sw: {
      one: 'Mtu mmoja anakupenda. Huyu hapa.',
      other: 'Watu {shown} wanakupenda. Huyu ndiye wa kwanza.',
    } satisfies Unreviewed,
  },
  premium: { en: 'Premium', sw: 'Premium' satisfies Unreviewed },
  isNew: { en: 'New', sw: 'Mpya' satisfies Unreviewed },
  likedAnswer: { en: 'Liked your answer', sw: 'Amependa jibu lako' satisfies Unreviewed },
  likedPhoto: { en: 'Liked your photo', sw: 'Amependa picha yako' satisfies Unreviewed },
  pass: { en: 'Pass', sw: 'Pita' satisfies Unreviewed },
  passName: { en: 'Pass {name}', sw: 'Mpite {name}' satisfies Unreviewed },
  likeBack: { en: 'Like back', sw: 'Mpende pia' satisfies Unreviewed },
  likeNameBack: { en: 'Like back, {name}', sw: 'Mpende pia, {name}' satisfies Unreviewed },
  open: { en: 'View the profile of {name}', sw: 'Tazama wasifu wa {name}' satisfies Unreviewed },
  toCome: { en: 'Still to come', sw: 'Bado wanakuja' satisfies Unreviewed },
  tiles: {
    en: 'More people like you. These tiles show nothing about them.',
    sw: 'Watu zaidi wanakupenda. Vigae hivi havionyeshi chochote kuwahusu.' satisfies Unreviewed,
  },
  answered: {
    en: 'You have answered. The next one opens on Friday.',
    sw: 'Umejibu. Anayefuata anafunguliwa Ijumaa.' satisfies Unreviewed,
  },
  next: { en: 'The next one opens on Friday', sw: 'Anayefuata anafunguliwa Ijumaa' satisfies Unreviewed },
  nextText: {
    en: 'One each week, free. The others also pass by in Discover.',
    sw: 'Mmoja kila wiki, bure. Wengine pia hupita kwenye Gundua.' satisfies Unreviewed,
  },
  seeAll: {
    en: 'See all now with Premium, from KES {price}',
    sw: 'Ona wote sasa kwa Premium, kuanzia KES {price}' satisfies Unreviewed,
  },
  loadFailed: { en: 'Could not load who likes you', sw: 'Wanaokupenda hawakupakiwa' satisfies Unreviewed },
  none: { en: 'Nobody yet. It starts with one like.', sw: 'Bado hakuna. Huanza na mmoja.' satisfies Unreviewed },
  noneText: {
    en: 'Who likes you is here. Verified people only.',
    sw: 'Wanaokupenda watakuwa hapa. Ni waliothibitishwa tu.' satisfies Unreviewed,
  },
  discover: { en: 'Go to Discover', sw: 'Nenda Gundua' satisfies Unreviewed },
  foot: {
    en: 'A face opens the whole profile. A pass stays between you and us.',
    sw: 'Uso hufungua wasifu wote. Ukimpita mtu, tunajua sisi na wewe tu.' satisfies Unreviewed,
  },
  more: {
    en: 'Answer some of them to see the others.',
    sw: 'Jibu baadhi yao ili uone wengine.' satisfies Unreviewed,
  },
  limit: { en: 'Today’s swipes are used up', sw: 'Umemaliza kutelezesha kwa leo' satisfies Unreviewed },
  limitText: {
    en: 'They stay here. You can answer again after midnight.',
    sw: 'Watabaki hapa. Unaweza kujibu tena baada ya saa sita usiku.' satisfies Unreviewed,
  },
});

/** Texts of the likes tile on the list of matches. */
export const likesTile = defineMessages({
  name: {
    en: { one: 'Likes you', other: 'Like you' },
    sw: { one: 'Akupendaye', other: 'Wakupendao' } satisfies Unreviewed,
  },
});
