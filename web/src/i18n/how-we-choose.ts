import { defineMessages } from './define-messages.ts';

/** The page "How we choose who you see". Each sentence is something that the server does. */
export const howWeChoose = defineMessages({
  lead: {
    en: 'First come the people with whom a yes from both sides is likely. Not simply the most liked, and not those who pay.',
    sw: 'Kwanza huja watu ambao huenda nyote wawili mkakubali. Si wanaopendwa zaidi tu, wala si wanaolipa.',
  },
  counts: { en: 'What counts', sw: 'Kinachohesabika' },
  lookFor: { en: 'Whom each of you looks for', sw: 'Kila mmoja wenu anatafuta nani' },
  lookForHint: { en: 'Gender, age, how near, and what you want', sw: 'Jinsia, umri, ukaribu, na mnachotaka' },
  bothShow: { en: 'What you both show', sw: 'Mnachoonyesha nyote wawili' },
  bothShowHint: { en: 'Town, age, interests', sw: 'Mji, umri, mambo mnayopenda' },
  answers: { en: 'Likes and passes', sw: 'Unaowapenda na unaowapita' },
  answersHint: {
    en: 'Yours, and how often others like and are liked',
    sw: 'Wako, na jinsi wengine wanavyopenda na kupendwa',
  },
  talking: { en: 'Talking and meeting', sw: 'Kuzungumza na kukutana' },
  talkingHint: {
    en: 'A chat that goes well counts more than a like',
    sw: 'Mazungumzo mazuri huhesabika kuliko kumpenda mtu kwenye kadi',
  },
  being: { en: 'Being about', sw: 'Kuwepo' },
  beingHint: { en: 'Somebody who was here this week can answer', sw: 'Aliyekuwa hapa wiki hii anaweza kujibu' },
  profile: { en: 'A profile that says something', sw: 'Wasifu unaosema kitu' },
  profileHint: { en: 'Photos, answers, the badge', sw: 'Picha, majibu, beji' },
  neverCounts: { en: 'What never counts', sw: 'Kisichohesabika kamwe' },
  origin: { en: 'Tribe, religion, skin, income, school', sw: 'Kabila, dini, rangi ya ngozi, kipato, shule' },
  paying: { en: 'Who pays', sw: 'Nani analipa' },
  payingHint: { en: 'Premium buys no place in the deck', sw: 'Premium hainunui nafasi kati ya wanaoonyeshwa' },
  hidden: { en: 'What somebody hides', sw: 'Anachoficha mtu' },
  hiddenHint: { en: 'It never moves the order', sw: 'Hakibadilishi mpangilio kamwe' },
  noLikeShown: {
    en: 'Nobody can read a like from the order: for everybody who likes you and comes early, somebody of the same kind comes early too.',
    sw: 'Hakuna anayeweza kusoma nani amempenda kwenye mpangilio: kwa kila anayekupenda na kuja mapema, mwingine kama yeye huja mapema pia.',
  },
  newTitle: { en: 'Somebody new gets seen', sw: 'Aliye mgeni huonekana' },
  newText: {
    en: 'One place in eight is kept for people whom few have seen yet. Nobody waits in the dark, and nobody has to pay to be found.',
    sw: 'Nafasi moja kati ya nane ni ya watu ambao wachache wamewaona. Hakuna anayesubiri gizani, wala anayelazimika kulipa ili aonekane.',
  },
});

/** The member's own choices on that page. */
export const learningChoice = defineMessages({
  title: { en: 'Your choice', sw: 'Chaguo lako' },
  label: { en: 'Learn from my swipes', sw: 'Jifunze kutokana na ninaowapenda' },
  hintOn: {
    en: 'Off: nothing is learned, and people come by town and last visit.',
    sw: 'Ikizimwa: hakuna kinachojifunzwa, na watu huja kwa mji na mara ya mwisho kuwa hapa.',
  },
  offToday: { en: 'Off since today.', sw: 'Imezimwa tangu leo.' },
  offSince: { en: 'Off since {date}.', sw: 'Imezimwa tangu {date}.' },
  hintOff: {
    en: 'Nothing is learned, and people come by town and last visit.',
    sw: 'Hakuna kinachojifunzwa, na watu huja kwa mji na mara ya mwisho kuwa hapa.',
  },
  learned: { en: 'What Mwanzo has learned', sw: 'Mwanzo imejifunza nini' },
  learnedHint: { en: 'In plain words, with your data', sw: 'Kwa maneno rahisi, pamoja na data yako' },
  cannotSee: { en: 'Why can’t I see somebody?', sw: 'Kwa nini simwoni mtu fulani?' },
});
