import { defineMessages } from './define-messages.ts';

/** Texts for planning to meet a match: the list and the form. */
export const dates = defineMessages({
  title: { en: 'Date plans', sw: 'Mipango ya kukutana' },
  planTitle: { en: 'Date plan', sw: 'Mpango wa kukutana' },
  lead: {
    en: 'Tell a friend where you are and with whom. You say “I am fine”, and if you say nothing your friend sees it.',
    sw: 'Mwambie rafiki uko wapi na nani. Utasema “Niko salama”, na usiposema rafiki yako ataona.',
  },
  open: { en: 'Your plans', sw: 'Mipango yako' },
  whom: { en: 'Whom do you meet?', sw: 'Unakutana na nani?' },
  noMatches: { en: 'You can plan a date once you have a match.', sw: 'Utaweza kupanga mkishachaguana na mtu.' },
  toMatches: { en: 'To your matches', sw: 'Kwa mliochaguana' },
  limit: {
    en: { one: 'Only one plan can be open.', other: 'Up to {count} plans can be open. Cancel one to make another.' },
    sw: {
      one: 'Mpango mmoja tu unaweza kuwa wazi.',
      other: 'Mipango {count} inaweza kuwa wazi. Ghairi mmoja ili upange mwingine.',
    },
  },
  meeting: { en: 'Meeting {name}', sw: 'Unakutana na {name}' },
  notSeen: { en: '{name} does not see this plan.', sw: '{name} haoni mpango huu.' },
  already: { en: 'You have a plan with {name}', sw: 'Tayari una mpango na {name}' },
  where: { en: 'Where', sw: 'Wapi' },
  day: { en: 'Day', sw: 'Siku' },
  time: { en: 'Time', sw: 'Saa' },
  sayBy: { en: 'I say “I am fine” by', sw: 'Nasema “Niko salama” kufikia' },
  other: { en: 'Other', sw: 'Nyingine' },
  otherTime: { en: 'At what time', sw: 'Saa ngapi' },
  remind: {
    en: 'We remind you by e-mail at {remind}. If you say nothing by {late}, the page turns to “no word yet” for your friend. We call nobody.',
    sw: 'Tutakukumbusha kwa barua pepe {remind}. Usiposema kufikia {late}, ukurasa wa rafiki utasema “bado hajasema”. Hatumpigii mtu.',
  },
  friend: { en: 'Friend’s e-mail, if you like', sw: 'Barua pepe ya rafiki, ukitaka' },
  friendHint: {
    en: 'We write to it only if you say nothing in time, or take it back.',
    sw: 'Tutaiandikia tu usiposema kwa wakati, au ukitengua.',
  },
  oneLink: { en: 'One link, for a friend you trust.', sw: 'Kiungo kimoja, kwa rafiki unayemwamini.' },
  oneLinkText: {
    en: 'It works without an account and closes on {day} at noon.',
    sw: 'Kinafanya kazi bila akaunti, na hufungwa {day} saa sita mchana.',
  },
  share: { en: 'Share the plan', sw: 'Tuma mpango' },
  sharing: { en: 'Making the plan...', sw: 'Inapanga...' },
  whereMissing: { en: 'Where do you meet?', sw: 'Mnakutana wapi?' },
  dayWrong: { en: 'Choose a day within {count} days.', sw: 'Chagua siku ndani ya siku {count}.' },
  timeWrong: { en: 'Choose a time.', sw: 'Chagua saa.' },
  timePast: { en: 'This is in the past.', sw: 'Wakati huu umepita.' },
  checkInWrong: {
    en: 'Choose a time to come, at most {count} hours after you meet.',
    sw: 'Chagua wakati ujao, si zaidi ya saa {count} baada ya kukutana.',
  },
  emailWrong: { en: 'This is no e-mail address.', sw: 'Hii si barua pepe.' },
  wrongClock: {
    en: 'Your phone’s clock is wrong. It says {phone}, but it is {real}. The times here are the real ones.',
    sw: 'Saa ya simu yako si sahihi. Inasema {phone}, lakini ni {real}. Saa zilizo hapa ni za kweli.',
  },
  otherZone: {
    en: 'Your phone has another time zone. It says {phone}, and in Nairobi it is {real}. The times here are Nairobi’s.',
    sw: 'Simu yako iko kwenye saa za eneo lingine. Inasema {phone}, na Nairobi ni {real}. Saa zilizo hapa ni za Nairobi.',
  },
  notMatched: { en: 'You can only plan to meet a match.', sw: 'Unaweza kupanga kukutana na mliochaguana naye tu.' },
  tooMany: {
    en: 'You have made many plans today. Try again tomorrow.',
    sw: 'Umepanga mara nyingi leo. Jaribu tena kesho.',
  },
  notMade: {
    en: 'The plan was not made. Nothing that you typed is lost.',
    sw: 'Mpango haukufanyika. Ulichoandika hakijapotea.',
  },
  notMadeOffline: {
    en: 'You are offline, so the plan was not made. Nothing that you typed is lost.',
    sw: 'Huna mtandao, kwa hiyo mpango haukufanyika. Ulichoandika hakijapotea.',
  },
});
