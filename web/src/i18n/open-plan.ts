import { defineMessages } from './define-messages.ts';

/** Texts about a saved plan, for its owner. */
export const openPlan = defineMessages({
  sayBy: { en: 'Say “I am fine” by', sw: 'Sema “Niko salama” kufikia' },
  today: { en: '{time} today', sw: '{time} leo' },
  youMeet: { en: '{time}, you meet', sw: '{time}, mnakutana' },
  now: { en: 'Now {time}', sw: 'Sasa {time}' },
  fine: { en: 'I am fine', sw: 'Niko salama' },
  opensAt: { en: 'opens at {time}', sw: 'hufunguka {time}' },
  tooEarly: { en: 'It is not time yet', sw: 'Bado si wakati' },
  tooEarlyText: {
    en: 'You meet at {time}. If you say it now, nobody is told when you say nothing later.',
    sw: 'Mnakutana {time}. Ukisema sasa, hakuna atakayeambiwa usiposema baadaye.',
  },
  fineNow: { en: 'Yes, I am fine', sw: 'Ndiyo, niko salama' },
  wait: { en: 'Wait', sw: 'Ngoja' },
  shareAgain: { en: 'Share again', sw: 'Tuma tena' },
  sending: { en: 'Sending...', sw: 'Inatuma...' },
  hourMore: { en: 'One hour more', sw: 'Saa moja zaidi' },
  noMoreHours: {
    en: 'A plan goes on for {count} hours at most. Say “I am fine” and make a new one.',
    sw: 'Mpango hudumu saa {count} tu. Sema “Niko salama” kisha upange upya.',
  },
  waiting: { en: 'Not sent yet', sw: 'Bado haijatumwa' },
  waitingText: {
    en: 'It goes as soon as there is a network. Until then your friend does not see it: call them if it takes long.',
    sw: 'Itatumwa mtandao ukipatikana. Hadi hapo rafiki yako haoni: mpigie ikichelewa.',
  },
  tryNow: { en: 'Try now', sw: 'Jaribu sasa' },
  late: { en: 'Your friend sees “no word yet”', sw: 'Rafiki yako anaona “bado hajasema”' },
  lateText: {
    en: 'You wanted to say it by {time}. Say it now, and the page is calm again.',
    sw: 'Ulitaka kusema kufikia {time}. Sema sasa, na ukurasa utatulia.',
  },
  meetAt: { en: 'You meet {name} at', sw: 'Unakutana na {name} saa' },
  said: { en: 'You said “I am fine”', sw: 'Umesema “Niko salama”' },
  youMet: { en: '{time}, you met', sw: '{time}, mlikutana' },
  seesNow: { en: 'Your friend sees it now', sw: 'Rafiki yako anaona sasa' },
  byMistake: { en: 'Pressed by mistake?', sw: 'Umegusa kwa bahati mbaya?' },
  undo: { en: 'Undo', sw: 'Tendua' },
  untilClosed: {
    en: 'You can take it back until the plan closes, {when}.',
    sw: 'Unaweza kuitengua hadi mpango ufungwe, {when}.',
  },
  noonToday: { en: 'today at noon', sw: 'leo saa sita mchana' },
  noonTomorrow: { en: 'tomorrow at noon', sw: 'kesho saa sita mchana' },
  noonOn: { en: '{day} at noon', sw: '{day} saa sita mchana' },
  byThen: { en: 'After you meet, say “I am fine” by {time}.', sw: 'Mkishakutana, sema “Niko salama” kufikia {time}.' },
  takenBack: { en: '“I am fine” is taken back', sw: '“Niko salama” imetenduliwa' },
  link: { en: 'Your friend’s link', sw: 'Kiungo cha rafiki yako' },
  notOpened: { en: 'Not opened yet', sw: 'Bado hakijafunguliwa' },
  opened: {
    en: { one: 'Opened once, {time}', other: 'Opened {count} times, last {time}' },
    sw: {
      one: 'Kimefunguliwa mara moja, {time}',
      other: 'Kimefunguliwa mara {count}, mwisho {time}',
    },
  },
  copy: { en: 'Copy', sw: 'Nakili' },
  share: { en: 'Share', sw: 'Tuma' },
  copied: { en: 'Link copied', sw: 'Kiungo kimenakiliwa' },
  copiedText: { en: 'Send it to a friend you trust.', sw: 'Mtumie rafiki unayemwamini.' },
  byHand: { en: 'Copy this link', sw: 'Nakili kiungo hiki' },
  shareText: { en: 'My plan: where I am and with whom.', sw: 'Mpango wangu: nilipo na ninayekutana naye.' },
  takenBackText: {
    en: 'Your friend’s page says so. If they may have read it, tell them yourself, too.',
    sw: 'Ukurasa wa rafiki yako unasema hivyo. Ikiwa huenda amesoma, mwambie pia.',
  },
  friendMail: { en: 'If you say nothing we write to {email}.', sw: 'Usiposema tutaandikia {email}.' },
  seesNone: { en: '{name} sees none of this.', sw: '{name} haoni chochote cha hii.' },
  cancel: { en: 'Cancel the plan', sw: 'Ghairi mpango' },
  cancelTitle: { en: 'Cancel the plan?', sw: 'Ughairi mpango?' },
  cancelText: {
    en: 'Your friend’s link shows nothing from then on, and nobody is told when you say nothing.',
    sw: 'Kiungo cha rafiki hakitaonyesha kitu tena, na hakuna atakayeambiwa usiposema.',
  },
  close: { en: 'Close the plan', sw: 'Funga mpango' },
  closeTitle: { en: 'Close the plan?', sw: 'Ufunge mpango?' },
  closeText: {
    en: 'Your friend’s link shows nothing from then on, and the plan is deleted.',
    sw: 'Kiungo cha rafiki hakitaonyesha kitu tena, na mpango utafutwa.',
  },
  closed: { en: 'The plan is closed', sw: 'Mpango umefungwa' },
  keep: { en: 'Keep it', sw: 'Uache' },
  cancelled: { en: 'The plan is cancelled', sw: 'Mpango umeghairiwa' },
  sent: { en: 'Your friend sees that you are fine', sw: 'Rafiki yako anaona uko salama' },
  over: { en: 'This plan is over', sw: 'Mpango huu umekwisha' },
  overText: { en: 'It has closed or was cancelled, and is deleted.', sw: 'Umefungwa au umeghairiwa, na umefutwa.' },
  toPlans: { en: 'To your plans', sw: 'Kwa mipango yako' },
});

/** The numbers to call in an emergency in Kenya. */
export const emergency = defineMessages({
  label: { en: 'Call for help', sw: 'Piga simu ya msaada' },
  police: { en: 'Police', sw: 'Polisi' },
  emergency: { en: 'Emergency', sw: 'Dharura' },
  violence: { en: 'Violence help, free', sw: 'Msaada wa ukatili, bure' },
});
