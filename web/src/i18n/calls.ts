import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about the consent to calls: both must agree before one can call the other. */
export const askToTalk = defineMessages({
  title: { en: 'Talk to {name}?', sw: 'Uzungumze na {name}?' satisfies Unreviewed },
  text: { en: '{name} says yes, or not yet.', sw: '{name} atasema ndiyo, au bado.' satisfies Unreviewed },
  you: { en: 'You', sw: 'Wewe' satisfies Unreviewed },
  both: { en: 'Only when both of you said yes', sw: 'Ninyi wawili mkikubali tu' satisfies Unreviewed },
  bothText: {
    en: 'For this match alone. Off again at any time.',
    sw: 'Kwa mtu huyu tu. Unaweza kuzima wakati wowote.' satisfies Unreviewed,
  },
  hidden: { en: 'No number, no place, no recording', sw: 'Namba zenu hazionekani' satisfies Unreviewed },
  hiddenText: {
    en: 'The call runs through our server.',
    sw: 'Simu hupita kwenye seva yetu. Mahali hapaonekani, hakuna kinachorekodiwa.' satisfies Unreviewed,
  },
  cost: { en: 'About {kilobytes} KB a minute', sw: 'Takriban KB {kilobytes} kwa dakika' satisfies Unreviewed },
  costText: { en: 'From the bundle of each of you.', sw: 'Kutoka kwa bando la kila mmoja.' satisfies Unreviewed },
  ask: { en: 'Ask to talk', sw: 'Omba kuzungumza' satisfies Unreviewed },
  premium: {
    en: 'You call with Premium. {name} needs none to answer.',
    sw: 'Unapiga kwa Premium. {name} hahitaji Premium kujibu.' satisfies Unreviewed,
  },
  askedTitle: { en: '{name} has not answered yet', sw: '{name} bado hajajibu' satisfies Unreviewed },
  askedText: {
    en: 'You can call once {name} says yes.',
    sw: 'Unaweza kupiga {name} akikubali.' satisfies Unreviewed,
  },
  takeBack: { en: 'Take it back', sw: 'Ondoa ombi' satisfies Unreviewed },
  askedMeTitle: { en: '{name} would like to talk', sw: '{name} angependa kuzungumza' satisfies Unreviewed },
  askedMeText: {
    en: 'If you say not yet, nobody is told.',
    sw: 'Ukisema bado, hakuna atakayeambiwa.' satisfies Unreviewed,
  },
  asks: { en: '{name} would like to talk.', sw: '{name} angependa kuzungumza.' satisfies Unreviewed },
  answer: { en: 'Answer', sw: 'Jibu' satisfies Unreviewed },
  yes: { en: 'Yes, we can talk', sw: 'Ndiyo, tunaweza kuzungumza' satisfies Unreviewed },
  notYet: { en: 'Not yet', sw: 'Bado' satisfies Unreviewed },
});

/** Texts on whether a member can call, why not, and how to change that. */
export const mayCallTexts = defineMessages({
  title: { en: 'Voice calls with {name}', sw: 'Simu na {name}' satisfies Unreviewed },
  yes: { en: 'You both said yes.', sw: 'Nyote mmekubali.' satisfies Unreviewed },
  needsPremium: {
    en: 'You both said yes. You call with Premium. {name} needs none to answer.',
    sw: 'Nyote mmekubali. Unapiga kwa Premium. {name} hahitaji Premium kujibu.' satisfies Unreviewed,
  },
  price: {
    en: 'From KES {price} for a day. It does not renew by itself.',
    sw: 'Kuanzia KES {price} kwa siku. Haijirudii yenyewe.' satisfies Unreviewed,
  },
  getPremium: { en: 'Get Premium', sw: 'Pata Premium' satisfies Unreviewed },
  needsMessages: {
    en: 'You can talk once both of you have written two messages.',
    sw: 'Mnaweza kuzungumza kila mmoja akishaandika mara mbili.' satisfies Unreviewed,
  },
  needsVerification: {
    en: 'Both of you need to be verified.',
    sw: 'Ninyi wawili mnahitaji kuthibitishwa.' satisfies Unreviewed,
  },
  quietHours: {
    en: 'It is quiet time for {name} now. Write instead.',
    sw: 'Sasa ni wakati wa utulivu kwa {name}. Andika badala yake.' satisfies Unreviewed,
  },
  unanswered: {
    en: '{name} has not answered twice today. Try again tomorrow.',
    sw: '{name} hajajibu mara mbili leo. Jaribu tena kesho.' satisfies Unreviewed,
  },
  off: { en: 'Calls are off here for now.', sw: 'Simu zimezimwa hapa kwa sasa.' satisfies Unreviewed },
  inCall: { en: 'You are in another call.', sw: 'Uko kwenye simu nyingine.' satisfies Unreviewed },
  turnOff: { en: 'Turn calls off', sw: 'Zima simu' satisfies Unreviewed },
});

/** Texts of a call that rings, on either side. */
export const ringing = defineMessages({
  voiceCall: { en: 'Voice call', sw: 'Simu ya sauti' satisfies Unreviewed },
  wantsToTalk: { en: 'wants to talk now', sw: 'anataka kuzungumza sasa' satisfies Unreviewed },
  cost: {
    en: 'About {kilobytes} KB a minute of your bundle.',
    sw: 'Takriban KB {kilobytes} kwa dakika kutoka kwa bando lako.' satisfies Unreviewed,
  },
  noPremium: { en: 'You need no Premium to answer.', sw: 'Huhitaji Premium kujibu.' satisfies Unreviewed },
  later: { en: 'Later today', sw: 'Baadaye leo' satisfies Unreviewed },
  laterMessage: { en: 'Later today?', sw: 'Baadaye leo?' satisfies Unreviewed },
  write: { en: 'Write me instead', sw: 'Niandikie' satisfies Unreviewed },
  writeMessage: { en: 'Write to me instead, please', sw: 'Niandikie badala yake, tafadhali' satisfies Unreviewed },
  decline: { en: 'Decline', sw: 'Kataa' satisfies Unreviewed },
  answer: { en: 'Answer', sw: 'Jibu' satisfies Unreviewed },
  calling: { en: 'Calling...', sw: 'Inapiga...' satisfies Unreviewed },
  connecting: { en: 'Connecting...', sw: 'Inaunganisha...' satisfies Unreviewed },
  end: { en: 'End call', sw: 'Kata simu' satisfies Unreviewed },
});

/** Texts during a call. */
export const inCall = defineMessages({
  good: { en: 'Good line', sw: 'Mtandao mzuri' satisfies Unreviewed },
  weak: { en: 'Weak line', sw: 'Mtandao hafifu' satisfies Unreviewed },
  reconnecting: { en: 'Reconnecting...', sw: 'Inaunganisha tena...' satisfies Unreviewed },
  fold: { en: 'Make the call small', sw: 'Punguza simu' satisfies Unreviewed },
  kilobytes: { en: '{kilobytes} KB', sw: 'KB {kilobytes}' satisfies Unreviewed },
  /** This follows the amount. */
  used: {
    en: 'used, about {kilobytes} a minute',
    sw: 'zimetumika, kama {kilobytes} kwa dakika' satisfies Unreviewed,
  },
  endsSoon: { en: 'This call ends in 5 minutes.', sw: 'Simu hii itaisha baada ya dakika 5.' satisfies Unreviewed },
  mute: { en: 'Mute', sw: 'Nyamazisha' satisfies Unreviewed },
  speaker: { en: 'Speaker', sw: 'Spika' satisfies Unreviewed },
  write: { en: 'Write', sw: 'Andika' satisfies Unreviewed },
  end: { en: 'End call', sw: 'Kata simu' satisfies Unreviewed },
  notRecorded: {
    en: 'Nothing is recorded. Numbers stay hidden.',
    sw: 'Hakuna kinachorekodiwa. Namba hazionekani.' satisfies Unreviewed,
  },
});

/** Texts of a minimized call, above a page. */
export const callBar = defineMessages({
  label: { en: 'Call with {name}', sw: 'Simu na {name}' satisfies Unreviewed },
  open: { en: 'Back to the call:', sw: 'Rudi kwenye simu:' satisfies Unreviewed },
  muted: { en: 'Muted', sw: 'Umenyamazishwa' satisfies Unreviewed },
  weak: { en: 'Weak line', sw: 'Mtandao hafifu' satisfies Unreviewed },
  reconnecting: { en: 'Reconnecting...', sw: 'Inaunganisha tena...' satisfies Unreviewed },
  end: { en: 'End call', sw: 'Kata simu' satisfies Unreviewed },
});

/** The question after a call. */
export const afterCall = defineMessages({
  title: { en: 'How was it?', sw: 'Ilikuwaje?' satisfies Unreviewed },
  summary: {
    en: 'You talked to {name} for {time} and used {kilobytes} KB.',
    sw: 'Umezungumza na {name} kwa {time} na kutumia KB {kilobytes}.' satisfies Unreviewed,
  },
  good: { en: 'Good', sw: 'Vizuri' satisfies Unreviewed },
  notReally: { en: 'Not really', sw: 'Si sana' satisfies Unreviewed },
  report: { en: 'Report {name}', sw: 'Ripoti {name}' satisfies Unreviewed },
});

/** The ways in which a call can end, told to the member. */
export const callEnds = defineMessages({
  noAnswer: { en: '{name} did not answer', sw: '{name} hakujibu' satisfies Unreviewed },
  noAnswerNow: { en: 'No answer', sw: 'Hakuna jibu' satisfies Unreviewed },
  noAnswerText: { en: 'You can write instead.', sw: 'Unaweza kuandika badala yake.' satisfies Unreviewed },
  missed: { en: 'Missed call', sw: 'Simu ambayo hukujibu' satisfies Unreviewed },
  missedText: { en: '{name} wanted to talk.', sw: '{name} alitaka kuzungumza.' satisfies Unreviewed },
  ended: { en: 'This conversation has ended.', sw: 'Mazungumzo haya yameisha.' satisfies Unreviewed },
  write: { en: 'Write', sw: 'Andika' satisfies Unreviewed },
  notConnected: { en: 'The call could not connect', sw: 'Simu haikuunganishwa' satisfies Unreviewed },
  lost: { en: 'The connection was lost', sw: 'Muunganisho umepotea' satisfies Unreviewed },
  network: {
    en: 'Try again where the network is better, or write.',
    sw: 'Jaribu tena penye mtandao bora, au andika.' satisfies Unreviewed,
  },
  noSound: { en: 'The sound did not work', sw: 'Sauti haikufanya kazi' satisfies Unreviewed },
  noSoundText: {
    en: 'The microphone or the speaker of one of you failed. Try again, or write.',
    sw: 'Maikrofoni au spika ya mmoja wenu imeshindwa. Jaribu tena, au andika.' satisfies Unreviewed,
  },
  hour: { en: 'The call has ended', sw: 'Simu imeisha' satisfies Unreviewed },
  hourText: { en: 'A call lasts an hour at most.', sw: 'Simu hudumu saa moja tu.' satisfies Unreviewed },
  elsewhere: { en: 'Answered on another device', sw: 'Imejibiwa kwenye kifaa kingine' satisfies Unreviewed },
  elsewhereText: {
    en: 'You took this call on another of your devices.',
    sw: 'Umepokea simu hii kwenye kifaa chako kingine.' satisfies Unreviewed,
  },
  microphoneRefused: {
    en: 'The microphone is not allowed',
    sw: 'Maikrofoni haijaruhusiwa' satisfies Unreviewed,
  },
  microphoneRefusedText: {
    en: 'Allow it in the settings of your browser, then try again.',
    sw: 'Iruhusu kwenye mipangilio ya kivinjari chako, kisha ujaribu tena.' satisfies Unreviewed,
  },
  noMicrophone: { en: 'No microphone was found', sw: 'Hakuna maikrofoni iliyopatikana' satisfies Unreviewed },
  noMicrophoneText: {
    en: 'Connect one, or use a device that has one.',
    sw: 'Unganisha moja, au tumia kifaa chenye maikrofoni.' satisfies Unreviewed,
  },
  refused: { en: 'The call could not start', sw: 'Simu haikuweza kuanza' satisfies Unreviewed },
  refusedText: {
    en: 'Calls do not work here right now. You can write instead.',
    sw: 'Simu hazifanyi kazi hapa sasa hivi. Unaweza kuandika badala yake.' satisfies Unreviewed,
  },
  close: { en: 'OK', sw: 'Sawa' satisfies Unreviewed },
});

/** Texts of a past call in a conversation. */
export const pastCalls = defineMessages({
  talked: {
    en: 'Voice call, {count} min',
    sw: 'Simu ya sauti, dak {count}' satisfies Unreviewed,
  },
  brief: { en: 'Voice call, under a minute', sw: 'Simu ya sauti, chini ya dakika' satisfies Unreviewed },
  missed: { en: 'Missed call', sw: 'Simu ambayo hukujibu' satisfies Unreviewed },
  declined: { en: 'You declined a call.', sw: 'Umekataa simu.' satisfies Unreviewed },
  noAnswer: { en: 'You called. No answer.', sw: 'Umepiga. Hakuna jibu.' satisfies Unreviewed },
  notConnected: { en: 'Voice call, not connected', sw: 'Simu ya sauti, haikuunganishwa' satisfies Unreviewed },
});
