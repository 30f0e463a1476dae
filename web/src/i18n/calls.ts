import { defineMessages } from './define-messages.ts';

/** Texts about the consent to calls: both must agree before one can call the other. */
export const askToTalk = defineMessages({
  title: { en: 'Talk to {name}?', sw: 'Uzungumze na {name}?' },
  text: { en: '{name} says yes, or not yet.', sw: '{name} atasema ndiyo, au bado.' },
  you: { en: 'You', sw: 'Wewe' },
  both: { en: 'Only when both of you said yes', sw: 'Ninyi wawili mkikubali tu' },
  bothText: {
    en: 'For this match alone. Off again at any time.',
    sw: 'Kwa mtu huyu tu. Unaweza kuzima wakati wowote.',
  },
  hidden: { en: 'No number, no place, no recording', sw: 'Namba zenu hazionekani' },
  hiddenText: {
    en: 'The call runs through our server.',
    sw: 'Simu hupita kwenye seva yetu. Mahali hapaonekani, hakuna kinachorekodiwa.',
  },
  cost: { en: 'About {kilobytes} KB a minute', sw: 'Takriban KB {kilobytes} kwa dakika' },
  costText: { en: 'From the bundle of each of you.', sw: 'Kutoka kwa bando la kila mmoja.' },
  ask: { en: 'Ask to talk', sw: 'Omba kuzungumza' },
  premium: {
    en: 'You call with Premium. {name} needs none to answer.',
    sw: 'Unapiga kwa Premium. {name} hahitaji Premium kujibu.',
  },
  askedTitle: { en: '{name} has not answered yet', sw: '{name} bado hajajibu' },
  askedText: { en: 'You can call once {name} says yes.', sw: 'Unaweza kupiga {name} akikubali.' },
  takeBack: { en: 'Take it back', sw: 'Ondoa ombi' },
  askedMeTitle: { en: '{name} would like to talk', sw: '{name} angependa kuzungumza' },
  askedMeText: { en: 'If you say not yet, nobody is told.', sw: 'Ukisema bado, hakuna atakayeambiwa.' },
  asks: { en: '{name} would like to talk.', sw: '{name} angependa kuzungumza.' },
  answer: { en: 'Answer', sw: 'Jibu' },
  yes: { en: 'Yes, we can talk', sw: 'Ndiyo, tunaweza kuzungumza' },
  notYet: { en: 'Not yet', sw: 'Bado' },
});

/** Texts on whether a member can call, why not, and how to change that. */
export const mayCallTexts = defineMessages({
  title: { en: 'Voice calls with {name}', sw: 'Simu na {name}' },
  yes: { en: 'You both said yes.', sw: 'Nyote mmekubali.' },
  needsPremium: {
    en: 'You both said yes. You call with Premium. {name} needs none to answer.',
    sw: 'Nyote mmekubali. Unapiga kwa Premium. {name} hahitaji Premium kujibu.',
  },
  price: {
    en: 'From KES {price} for a day. It does not renew by itself.',
    sw: 'Kuanzia KES {price} kwa siku. Haijirudii yenyewe.',
  },
  getPremium: { en: 'Get Premium', sw: 'Pata Premium' },
  needsMessages: {
    en: 'You can talk once both of you have written two messages.',
    sw: 'Mnaweza kuzungumza kila mmoja akishaandika mara mbili.',
  },
  needsVerification: { en: 'Both of you need to be verified.', sw: 'Ninyi wawili mnahitaji kuthibitishwa.' },
  quietHours: {
    en: 'It is quiet time for {name} now. Write instead.',
    sw: 'Sasa ni wakati wa utulivu kwa {name}. Andika badala yake.',
  },
  unanswered: {
    en: '{name} has not answered twice today. Try again tomorrow.',
    sw: '{name} hajajibu mara mbili leo. Jaribu tena kesho.',
  },
  off: { en: 'Calls are off here for now.', sw: 'Simu zimezimwa hapa kwa sasa.' },
  inCall: { en: 'You are in another call.', sw: 'Uko kwenye simu nyingine.' },
  turnOff: { en: 'Turn calls off', sw: 'Zima simu' },
});

/** Texts of a call that rings, on either side. */
export const ringing = defineMessages({
  voiceCall: { en: 'Voice call', sw: 'Simu ya sauti' },
  wantsToTalk: { en: 'wants to talk now', sw: 'anataka kuzungumza sasa' },
  cost: {
    en: 'About {kilobytes} KB a minute of your bundle.',
    sw: 'Takriban KB {kilobytes} kwa dakika kutoka kwa bando lako.',
  },
  noPremium: { en: 'You need no Premium to answer.', sw: 'Huhitaji Premium kujibu.' },
  later: { en: 'Later today', sw: 'Baadaye leo' },
  laterMessage: { en: 'Later today?', sw: 'Baadaye leo?' },
  write: { en: 'Write me instead', sw: 'Niandikie' },
  writeMessage: { en: 'Write to me instead, please', sw: 'Niandikie badala yake, tafadhali' },
  decline: { en: 'Decline', sw: 'Kataa' },
  answer: { en: 'Answer', sw: 'Jibu' },
  calling: { en: 'Calling...', sw: 'Inapiga...' },
  connecting: { en: 'Connecting...', sw: 'Inaunganisha...' },
  end: { en: 'End call', sw: 'Kata simu' },
});

/** Texts during a call. */
export const inCall = defineMessages({
  good: { en: 'Good line', sw: 'Mtandao mzuri' },
  weak: { en: 'Weak line', sw: 'Mtandao hafifu' },
  reconnecting: { en: 'Reconnecting...', sw: 'Inaunganisha tena...' },
  fold: { en: 'Make the call small', sw: 'Punguza simu' },
  kilobytes: { en: '{kilobytes} KB', sw: 'KB {kilobytes}' },
  /** This follows the amount. */
  used: { en: 'used, about {kilobytes} a minute', sw: 'zimetumika, kama {kilobytes} kwa dakika' },
  endsSoon: { en: 'This call ends in 5 minutes.', sw: 'Simu hii itaisha baada ya dakika 5.' },
  mute: { en: 'Mute', sw: 'Nyamazisha' },
  write: { en: 'Write', sw: 'Andika' },
  end: { en: 'End call', sw: 'Kata simu' },
  notRecorded: { en: 'Nothing is recorded. Numbers stay hidden.', sw: 'Hakuna kinachorekodiwa. Namba hazionekani.' },
});

/** Texts of a minimized call, above a page. */
export const callBar = defineMessages({
  label: { en: 'Call with {name}', sw: 'Simu na {name}' },
  open: { en: 'Back to the call:', sw: 'Rudi kwenye simu:' },
  muted: { en: 'Muted', sw: 'Umenyamazishwa' },
  weak: { en: 'Weak line', sw: 'Mtandao hafifu' },
  reconnecting: { en: 'Reconnecting...', sw: 'Inaunganisha tena...' },
  end: { en: 'End call', sw: 'Kata simu' },
});

/** The question after a call. */
export const afterCall = defineMessages({
  title: { en: 'How was it?', sw: 'Ilikuwaje?' },
  summary: {
    en: 'You talked to {name} for {time} and used {kilobytes} KB.',
    sw: 'Umezungumza na {name} kwa {time} na kutumia KB {kilobytes}.',
  },
  good: { en: 'Good', sw: 'Vizuri' },
  notReally: { en: 'Not really', sw: 'Si sana' },
  report: { en: 'Report {name}', sw: 'Ripoti {name}' },
});

/** The ways in which a call can end, told to the member. */
export const callEnds = defineMessages({
  noAnswer: { en: '{name} did not answer', sw: '{name} hakujibu' },
  noAnswerNow: { en: 'No answer', sw: 'Hakuna jibu' },
  noAnswerText: { en: 'You can write instead.', sw: 'Unaweza kuandika badala yake.' },
  missed: { en: 'Missed call', sw: 'Simu ambayo hukujibu' },
  missedText: { en: '{name} wanted to talk.', sw: '{name} alitaka kuzungumza.' },
  ended: { en: 'This conversation has ended.', sw: 'Mazungumzo haya yameisha.' },
  write: { en: 'Write', sw: 'Andika' },
  notConnected: { en: 'The call could not connect', sw: 'Simu haikuunganishwa' },
  lost: { en: 'The connection was lost', sw: 'Muunganisho umepotea' },
  network: { en: 'Try again where the network is better, or write.', sw: 'Jaribu tena penye mtandao bora, au andika.' },
  noSound: { en: 'The sound did not work', sw: 'Sauti haikufanya kazi' },
  noSoundText: {
    en: 'The microphone or the speaker of one of you failed. Try again, or write.',
    sw: 'Maikrofoni au spika ya mmoja wenu imeshindwa. Jaribu tena, au andika.',
  },
  hour: { en: 'The call has ended', sw: 'Simu imeisha' },
  hourText: { en: 'A call lasts an hour at most.', sw: 'Simu hudumu saa moja tu.' },
  elsewhere: { en: 'Answered on another device', sw: 'Imejibiwa kwenye kifaa kingine' },
  elsewhereText: {
    en: 'You took this call on another of your devices.',
    sw: 'Umepokea simu hii kwenye kifaa chako kingine.',
  },
  microphoneRefused: { en: 'The microphone is not allowed', sw: 'Maikrofoni haijaruhusiwa' },
  microphoneRefusedText: {
    en: 'Allow it in the settings of your browser, then try again.',
    sw: 'Iruhusu kwenye mipangilio ya kivinjari chako, kisha ujaribu tena.',
  },
  noMicrophone: { en: 'No microphone was found', sw: 'Hakuna maikrofoni iliyopatikana' },
  noMicrophoneText: {
    en: 'Connect one, or use a device that has one.',
    sw: 'Unganisha moja, au tumia kifaa chenye maikrofoni.',
  },
  refused: { en: 'The call could not start', sw: 'Simu haikuweza kuanza' },
  refusedText: {
    en: 'Calls do not work here right now. You can write instead.',
    sw: 'Simu hazifanyi kazi hapa sasa hivi. Unaweza kuandika badala yake.',
  },
  close: { en: 'OK', sw: 'Sawa' },
});

/** Texts of a past call in a conversation. */
export const pastCalls = defineMessages({
  talked: { en: 'Voice call, {count} min', sw: 'Simu ya sauti, dak {count}' },
  brief: { en: 'Voice call, under a minute', sw: 'Simu ya sauti, chini ya dakika' },
  missed: { en: 'Missed call', sw: 'Simu ambayo hukujibu' },
  declined: { en: 'You declined a call.', sw: 'Umekataa simu.' },
  noAnswer: { en: 'You called. No answer.', sw: 'Umepiga. Hakuna jibu.' },
  notConnected: { en: 'Voice call, not connected', sw: 'Simu ya sauti, haikuunganishwa' },
});
