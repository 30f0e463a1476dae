import { defineMessages } from './define-messages.ts';

/** Texts that the sender reads before a message with a warning is sent. */
export const thinkAgain = defineMessages({
  title: { en: 'Think again before you send', sw: 'Fikiria tena kabla ya kutuma' },
  money: { en: 'It reads as if you ask {name} for money.', sw: 'Inasomeka kama unamwomba {name} pesa.' },
  loan: { en: 'It reads as if it is about a loan.', sw: 'Inasomeka kama inahusu mkopo.' },
  payment: { en: 'It reads as if {name} is to pay somewhere.', sw: 'Inasomeka kama {name} anapaswa kulipa mahali.' },
  gift_card: {
    en: 'It reads as if you ask {name} for a gift card.',
    sw: 'Inasomeka kama unamwomba {name} kadi ya zawadi.',
  },
  investment: {
    en: 'It reads as if you promise {name} quick money.',
    sw: 'Inasomeka kama unamwahidi {name} pesa za haraka.',
  },
  crypto: {
    en: 'It reads as if you offer {name} digital coins.',
    sw: 'Inasomeka kama unampa {name} sarafu za mtandaoni.',
  },
  code: {
    en: 'It reads as if you ask {name} for a code or papers.',
    sw: 'Inasomeka kama unamwomba {name} namba ya siri au vitambulisho.',
  },
  off_app: {
    en: 'It reads as if you want to leave Mwanzo already.',
    sw: 'Inasomeka kama unataka kuondoka Mwanzo mapema.',
  },
  phone: { en: 'There seems to be a phone number in it.', sw: 'Inaonekana ina namba ya simu.' },
  threat: { en: 'It reads like a threat.', sw: 'Inasomeka kama tishio.' },
  sextortion: { en: 'It reads as if it is about intimate photos.', sw: 'Inasomeka kama inahusu picha za faragha.' },
  theyAreWarned: { en: '{name} will see a warning with it', sw: '{name} ataona onyo pamoja nayo' },
  canReport: { en: 'And can report it from there.', sw: 'Na anaweza kuripoti hapo hapo.' },
  moneyRule: { en: 'Asking for money breaks our rules', sw: 'Kuomba pesa ni kinyume cha sheria zetu' },
  profitRule: { en: 'Offering profit breaks our rules', sw: 'Kuahidi faida ni kinyume cha sheria zetu' },
  codeRule: {
    en: 'Asking for codes or papers breaks our rules',
    sw: 'Kuomba namba za siri au vitambulisho ni kinyume cha sheria zetu',
  },
  harmRule: { en: 'Threats and pressure break our rules', sw: 'Vitisho na shinikizo ni kinyume cha sheria zetu' },
  closesAccounts: {
    en: 'A person looks at each report. It can close an account.',
    sw: 'Mtu huangalia kila ripoti. Inaweza kufunga akaunti.',
  },
  contactRule: { en: 'Your number stays with them', sw: 'Namba yako itabaki kwao' },
  contactReason: {
    en: 'Many wait until they have met. It is not against our rules.',
    sw: 'Wengi husubiri hadi wakutane. Si kinyume cha sheria zetu.',
  },
  change: { en: 'Change my message', sw: 'Badilisha ujumbe wangu' },
  sendAsIs: { en: 'Send it as it is', sw: 'Tuma hivi hivi' },
});
