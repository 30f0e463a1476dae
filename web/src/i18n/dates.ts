import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for planning to meet a match: the list and the form. */
export const dates = defineMessages({
  title: { en: 'Date plans', sw: 'Mipango ya kukutana' satisfies Unreviewed },
  planTitle: { en: 'Date plan', sw: 'Mpango wa kukutana' satisfies Unreviewed },
  lead: {
    en: 'Tell a friend where you are and with whom. You say “I am fine”, and if you say nothing your friend sees it.',
    sw: 'Mwambie rafiki uko wapi na nani. Utasema “Niko salama”, na usiposema rafiki yako ataona.' satisfies Unreviewed,
  },
  open: { en: 'Your plans', sw: 'Mipango yako' satisfies Unreviewed },
  whom: { en: 'Whom do you meet?', sw: 'Unakutana na nani?' satisfies Unreviewed },
  noMatches: {
    en: 'You can plan a date once you have a match.',
    sw: 'Utaweza kupanga mkishachaguana na mtu.' satisfies Unreviewed,
  },
  toMatches: { en: 'To your matches', sw: 'Kwa mliochaguana' satisfies Unreviewed },
  limit: {
    en: { one: 'Only one plan can be open.', other: 'Up to {count} plans can be open. Cancel one to make another.' },
    sw: {
      one: 'Mpango mmoja tu unaweza kuwa wazi.',
      other: 'Mipango {count} inaweza kuwa wazi. Ghairi mmoja ili upange mwingine.',
    } satisfies Unreviewed,
  },
  meeting: { en: 'Meeting {name}', sw: 'Unakutana na {name}' satisfies Unreviewed },
  notSeen: { en: '{name} does not see this plan.', sw: '{name} haoni mpango huu.' satisfies Unreviewed },
  already: { en: 'You have a plan with {name}', sw: 'Tayari una mpango na {name}' satisfies Unreviewed },
  where: { en: 'Where', sw: 'Wapi' satisfies Unreviewed },
  day: { en: 'Day', sw: 'Siku' satisfies Unreviewed },
  time: { en: 'Time', sw: 'Saa' satisfies Unreviewed },
  sayBy: { en: 'I say “I am fine” by', sw: 'Nasema “Niko salama” kufikia' satisfies Unreviewed },
  other: { en: 'Other', sw: 'Nyingine' satisfies Unreviewed },
  otherTime: { en: 'At what time', sw: 'Saa ngapi' satisfies Unreviewed },
  remind: {
    en: 'We remind you by e-mail at {remind}. If you say nothing by {late}, the page turns to “no word yet” for your friend. We call nobody.',
    sw: 'Tutakukumbusha kwa barua pepe {remind}. Usiposema kufikia {late}, ukurasa wa rafiki utasema “bado hajasema”. Hatumpigii mtu.' satisfies Unreviewed,
  },
  friend: { en: 'Friend’s e-mail, if you like', sw: 'Barua pepe ya rafiki, ukitaka' satisfies Unreviewed },
  friendHint: {
    en: 'We write to it only if you say nothing in time, or take it back.',
    sw: 'Tutaiandikia tu usiposema kwa wakati, au ukitengua.' satisfies Unreviewed,
  },
  oneLink: {
    en: 'One link, for a friend you trust.',
    sw: 'Kiungo kimoja, kwa rafiki unayemwamini.' satisfies Unreviewed,
  },
  oneLinkText: {
    en: 'It works without an account and closes on {day} at noon.',
    sw: 'Kinafanya kazi bila akaunti, na hufungwa {day} saa sita mchana.' satisfies Unreviewed,
  },
  share: { en: 'Share the plan', sw: 'Tuma mpango' satisfies Unreviewed },
  sharing: { en: 'Making the plan...', sw: 'Inapanga...' satisfies Unreviewed },
  whereMissing: { en: 'Where do you meet?', sw: 'Mnakutana wapi?' satisfies Unreviewed },
  dayWrong: { en: 'Choose a day within {count} days.', sw: 'Chagua siku ndani ya siku {count}.' satisfies Unreviewed },
  timeWrong: { en: 'Choose a time.', sw: 'Chagua saa.' satisfies Unreviewed },
  timePast: { en: 'This is in the past.', sw: 'Wakati huu umepita.' satisfies Unreviewed },
  checkInWrong: {
    en: 'Choose a time to come, at most {count} hours after you meet.',
    sw: 'Chagua wakati ujao, si zaidi ya saa {count} baada ya kukutana.' satisfies Unreviewed,
  },
  emailWrong: { en: 'This is no e-mail address.', sw: 'Hii si barua pepe.' satisfies Unreviewed },
  wrongClock: {
    en: 'Your phone’s clock is wrong. It says {phone}, but it is {real}. The times here are the real ones.',
    sw: 'Saa ya simu yako si sahihi. Inasema {phone}, lakini ni {real}. Saa zilizo hapa ni za kweli.' satisfies Unreviewed,
  },
  otherZone: {
    en: 'Your phone has another time zone. It says {phone}, and in Nairobi it is {real}. The times here are Nairobi’s.',
    sw: 'Simu yako iko kwenye saa za eneo lingine. Inasema {phone}, na Nairobi ni {real}. Saa zilizo hapa ni za Nairobi.' satisfies Unreviewed,
  },
  notMatched: {
    en: 'You can only plan to meet a match.',
    sw: 'Unaweza kupanga kukutana na mliochaguana naye tu.' satisfies Unreviewed,
  },
  tooMany: {
    en: 'You have made many plans today. Try again tomorrow.',
    sw: 'Umepanga mara nyingi leo. Jaribu tena kesho.' satisfies Unreviewed,
  },
  notMade: {
    en: 'The plan was not made. Nothing that you typed is lost.',
    sw: 'Mpango haukufanyika. Ulichoandika hakijapotea.' satisfies Unreviewed,
  },
  notMadeOffline: {
    en: 'You are offline, so the plan was not made. Nothing that you typed is lost.',
    sw: 'Huna mtandao, kwa hiyo mpango haukufanyika. Ulichoandika hakijapotea.' satisfies Unreviewed,
  },
});
