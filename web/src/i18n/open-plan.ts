import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts about a saved plan, for its owner. */
export const openPlan = defineMessages({
  sayBy: { en: 'Say “I am fine” by', sw: 'Sema “Niko salama” kufikia' satisfies Unreviewed },
  today: { en: '{time} today', sw: '{time} leo' satisfies Unreviewed },
  youMeet: { en: '{time}, you meet', sw: '{time}, mnakutana' satisfies Unreviewed },
  now: { en: 'Now {time}', sw: 'Sasa {time}' satisfies Unreviewed },
  fine: { en: 'I am fine', sw: 'Niko salama' satisfies Unreviewed },
  opensAt: { en: 'opens at {time}', sw: 'hufunguka {time}' satisfies Unreviewed },
  tooEarly: { en: 'It is not time yet', sw: 'Bado si wakati' satisfies Unreviewed },
  tooEarlyText: {
    en: 'You meet at {time}. If you say it now, nobody is told when you say nothing later.',
    sw: 'Mnakutana {time}. Ukisema sasa, hakuna atakayeambiwa usiposema baadaye.' satisfies Unreviewed,
  },
  fineNow: { en: 'Yes, I am fine', sw: 'Ndiyo, niko salama' satisfies Unreviewed },
  wait: { en: 'Wait', sw: 'Ngoja' satisfies Unreviewed },
  shareAgain: { en: 'Share again', sw: 'Tuma tena' satisfies Unreviewed },
  sending: { en: 'Sending...', sw: 'Inatuma...' satisfies Unreviewed },
  hourMore: { en: 'One hour more', sw: 'Saa moja zaidi' satisfies Unreviewed },
  noMoreHours: {
    en: 'A plan goes on for {count} hours at most. Say “I am fine” and make a new one.',
    sw: 'Mpango hudumu saa {count} tu. Sema “Niko salama” kisha upange upya.' satisfies Unreviewed,
  },
  waiting: { en: 'Not sent yet', sw: 'Bado haijatumwa' satisfies Unreviewed },
  waitingText: {
    en: 'It goes as soon as there is a network. Until then your friend does not see it: call them if it takes long.',
    sw: 'Itatumwa mtandao ukipatikana. Hadi hapo rafiki yako haoni: mpigie ikichelewa.' satisfies Unreviewed,
  },
  tryNow: { en: 'Try now', sw: 'Jaribu sasa' satisfies Unreviewed },
  late: { en: 'Your friend sees “no word yet”', sw: 'Rafiki yako anaona “bado hajasema”' satisfies Unreviewed },
  lateText: {
    en: 'You wanted to say it by {time}. Say it now, and the page is calm again.',
    sw: 'Ulitaka kusema kufikia {time}. Sema sasa, na ukurasa utatulia.' satisfies Unreviewed,
  },
  meetAt: { en: 'You meet {name} at', sw: 'Unakutana na {name} saa' satisfies Unreviewed },
  said: { en: 'You said “I am fine”', sw: 'Umesema “Niko salama”' satisfies Unreviewed },
  youMet: { en: '{time}, you met', sw: '{time}, mlikutana' satisfies Unreviewed },
  seesNow: { en: 'Your friend sees it now', sw: 'Rafiki yako anaona sasa' satisfies Unreviewed },
  byMistake: { en: 'Pressed by mistake?', sw: 'Umegusa kwa bahati mbaya?' satisfies Unreviewed },
  undo: { en: 'Undo', sw: 'Tendua' satisfies Unreviewed },
  untilClosed: {
    en: 'You can take it back until the plan closes, {when}.',
    sw: 'Unaweza kuitengua hadi mpango ufungwe, {when}.' satisfies Unreviewed,
  },
  noonToday: { en: 'today at noon', sw: 'leo saa sita mchana' satisfies Unreviewed },
  noonTomorrow: { en: 'tomorrow at noon', sw: 'kesho saa sita mchana' satisfies Unreviewed },
  noonOn: { en: '{day} at noon', sw: '{day} saa sita mchana' satisfies Unreviewed },
  byThen: {
    en: 'After you meet, say “I am fine” by {time}.',
    sw: 'Mkishakutana, sema “Niko salama” kufikia {time}.' satisfies Unreviewed,
  },
  takenBack: {
    en: '“I am fine” is taken back',
    sw: '“Niko salama” imetenduliwa' satisfies Unreviewed,
  },
  link: { en: 'Your friend’s link', sw: 'Kiungo cha rafiki yako' satisfies Unreviewed },
  notOpened: { en: 'Not opened yet', sw: 'Bado hakijafunguliwa' satisfies Unreviewed },
  opened: {
    en: { one: 'Opened once, {time}', other: 'Opened {count} times, last {time}' },
    sw: {
      one: 'Kimefunguliwa mara moja, {time}',
      other: 'Kimefunguliwa mara {count}, mwisho {time}',
    } satisfies Unreviewed,
  },
  copy: { en: 'Copy', sw: 'Nakili' satisfies Unreviewed },
  share: { en: 'Share', sw: 'Tuma' satisfies Unreviewed },
  copied: { en: 'Link copied', sw: 'Kiungo kimenakiliwa' satisfies Unreviewed },
  copiedText: {
    en: 'Send it to a friend you trust.',
    sw: 'Mtumie rafiki unayemwamini.' satisfies Unreviewed,
  },
  byHand: { en: 'Copy this link', sw: 'Nakili kiungo hiki' satisfies Unreviewed },
  shareText: {
    en: 'My plan: where I am and with whom.',
    sw: 'Mpango wangu: nilipo na ninayekutana naye.' satisfies Unreviewed,
  },
  takenBackText: {
    en: 'Your friend’s page says so. If they may have read it, tell them yourself, too.',
    sw: 'Ukurasa wa rafiki yako unasema hivyo. Ikiwa huenda amesoma, mwambie pia.' satisfies Unreviewed,
  },
  friendMail: {
    en: 'If you say nothing we write to {email}.',
    sw: 'Usiposema tutaandikia {email}.' satisfies Unreviewed,
  },
  seesNone: { en: '{name} sees none of this.', sw: '{name} haoni chochote cha hii.' satisfies Unreviewed },
  cancel: { en: 'Cancel the plan', sw: 'Ghairi mpango' satisfies Unreviewed },
  cancelTitle: { en: 'Cancel the plan?', sw: 'Ughairi mpango?' satisfies Unreviewed },
  cancelText: {
    en: 'Your friend’s link shows nothing from then on, and nobody is told when you say nothing.',
    sw: 'Kiungo cha rafiki hakitaonyesha kitu tena, na hakuna atakayeambiwa usiposema.' satisfies Unreviewed,
  },
  close: { en: 'Close the plan', sw: 'Funga mpango' satisfies Unreviewed },
  closeTitle: { en: 'Close the plan?', sw: 'Ufunge mpango?' satisfies Unreviewed },
  closeText: {
    en: 'Your friend’s link shows nothing from then on, and the plan is deleted.',
    sw: 'Kiungo cha rafiki hakitaonyesha kitu tena, na mpango utafutwa.' satisfies Unreviewed,
  },
  closed: { en: 'The plan is closed', sw: 'Mpango umefungwa' satisfies Unreviewed },
  keep: { en: 'Keep it', sw: 'Uache' satisfies Unreviewed },
  cancelled: { en: 'The plan is cancelled', sw: 'Mpango umeghairiwa' satisfies Unreviewed },
  sent: { en: 'Your friend sees that you are fine', sw: 'Rafiki yako anaona uko salama' satisfies Unreviewed },
  over: { en: 'This plan is over', sw: 'Mpango huu umekwisha' satisfies Unreviewed },
  overText: {
    en: 'It has closed or was cancelled, and is deleted.',
    sw: 'Umefungwa au umeghairiwa, na umefutwa.' satisfies Unreviewed,
  },
  toPlans: { en: 'To your plans', sw: 'Kwa mipango yako' satisfies Unreviewed },
});

/** The numbers to call in an emergency in Kenya. */
export const emergency = defineMessages({
  label: { en: 'Call for help', sw: 'Piga simu ya msaada' satisfies Unreviewed },
  police: { en: 'Police', sw: 'Polisi' satisfies Unreviewed },
  emergency: { en: 'Emergency', sw: 'Dharura' satisfies Unreviewed },
  violence: { en: 'Violence help, free', sw: 'Msaada wa ukatili, bure' satisfies Unreviewed },
});
