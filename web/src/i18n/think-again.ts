import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts that the sender reads before a message with a warning is sent. */
export const thinkAgain = defineMessages({
  title: { en: 'Think again before you send', sw: 'Fikiria tena kabla ya kutuma' satisfies Unreviewed },
  money: {
    en: 'It reads as if you ask {name} for money.',
    sw: 'Inasomeka kama unamwomba {name} pesa.' satisfies Unreviewed,
  },
  loan: { en: 'It reads as if it is about a loan.', sw: 'Inasomeka kama inahusu mkopo.' satisfies Unreviewed },
  payment: {
    en: 'It reads as if {name} is to pay somewhere.',
    sw: 'Inasomeka kama {name} anapaswa kulipa mahali.' satisfies Unreviewed,
  },
  gift_card: {
    en: 'It reads as if you ask {name} for a gift card.',
    sw: 'Inasomeka kama unamwomba {name} kadi ya zawadi.' satisfies Unreviewed,
  },
  investment: {
    en: 'It reads as if you promise {name} quick money.',
    sw: 'Inasomeka kama unamwahidi {name} pesa za haraka.' satisfies Unreviewed,
  },
  crypto: {
    en: 'It reads as if you offer {name} digital coins.',
    sw: 'Inasomeka kama unampa {name} sarafu za mtandaoni.' satisfies Unreviewed,
  },
  code: {
    en: 'It reads as if you ask {name} for a code or papers.',
    sw: 'Inasomeka kama unamwomba {name} namba ya siri au vitambulisho.' satisfies Unreviewed,
  },
  off_app: {
    en: 'It reads as if you want to leave Mwanzo already.',
    sw: 'Inasomeka kama unataka kuondoka Mwanzo mapema.' satisfies Unreviewed,
  },
  phone: { en: 'There seems to be a phone number in it.', sw: 'Inaonekana ina namba ya simu.' satisfies Unreviewed },
  threat: { en: 'It reads like a threat.', sw: 'Inasomeka kama tishio.' satisfies Unreviewed },
  sextortion: {
    en: 'It reads as if it is about intimate photos.',
    sw: 'Inasomeka kama inahusu picha za faragha.' satisfies Unreviewed,
  },
  theyAreWarned: { en: '{name} will see a warning with it', sw: '{name} ataona onyo pamoja nayo' satisfies Unreviewed },
  canReport: { en: 'And can report it from there.', sw: 'Na anaweza kuripoti hapo hapo.' satisfies Unreviewed },
  moneyRule: {
    en: 'Asking for money breaks our rules',
    sw: 'Kuomba pesa ni kinyume cha sheria zetu' satisfies Unreviewed,
  },
  profitRule: {
    en: 'Offering profit breaks our rules',
    sw: 'Kuahidi faida ni kinyume cha sheria zetu' satisfies Unreviewed,
  },
  codeRule: {
    en: 'Asking for codes or papers breaks our rules',
    sw: 'Kuomba namba za siri au vitambulisho ni kinyume cha sheria zetu' satisfies Unreviewed,
  },
  harmRule: {
    en: 'Threats and pressure break our rules',
    sw: 'Vitisho na shinikizo ni kinyume cha sheria zetu' satisfies Unreviewed,
  },
  closesAccounts: {
    en: 'A person looks at each report. It can close an account.',
    sw: 'Mtu huangalia kila ripoti. Inaweza kufunga akaunti.' satisfies Unreviewed,
  },
  contactRule: { en: 'Your number stays with them', sw: 'Namba yako itabaki kwao' satisfies Unreviewed },
  contactReason: {
    en: 'Many wait until they have met. It is not against our rules.',
    sw: 'Wengi husubiri hadi wakutane. Si kinyume cha sheria zetu.' satisfies Unreviewed,
  },
  change: { en: 'Change my message', sw: 'Badilisha ujumbe wangu' satisfies Unreviewed },
  sendAsIs: { en: 'Send it as it is', sw: 'Tuma hivi hivi' satisfies Unreviewed },
});
