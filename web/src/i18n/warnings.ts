import { defineMessages } from './define-messages.ts';

/** Texts that the receiver reads below a message with a warning. */
export const warnings = defineMessages({
  money: {
    en: '{name} asks for money. Nobody on Mwanzo should.',
    sw: '{name} anaomba pesa. Hakuna anayepaswa kuomba pesa Mwanzo.',
  },
  loan: {
    en: '{name} speaks of a loan. Nobody on Mwanzo should.',
    sw: '{name} anaongelea mkopo. Hakuna anayepaswa Mwanzo.',
  },
  payment: {
    en: 'This may be about paying somebody. Nobody on Mwanzo should ask you to.',
    sw: 'Huu huenda unahusu kumlipa mtu. Hakuna anayepaswa kukuomba hivyo Mwanzo.',
  },
  gift_card: {
    en: '{name} asks for a gift card. Nobody on Mwanzo should.',
    sw: '{name} anaomba kadi ya zawadi. Hakuna anayepaswa Mwanzo.',
  },
  investment: { en: 'This may promise quick money.', sw: 'Huu huenda unaahidi pesa za haraka.' },
  crypto: { en: '{name} speaks of digital coins.', sw: '{name} anaongelea sarafu za mtandaoni.' },
  code: {
    en: 'This may ask for a code or your papers. Keep them to yourself.',
    sw: 'Huu huenda unaomba namba ya siri au vitambulisho vyako. Usimpe mtu.',
  },
  off_app: { en: 'This may lead to another app.', sw: 'Huu huenda unakupeleka kwenye app nyingine.' },
  phone: { en: '{name} sends a phone number.', sw: '{name} anatuma namba ya simu.' },
  threat: { en: 'This reads like a threat.', sw: 'Huu unasomeka kama tishio.' },
  sextortion: { en: 'This is about intimate photos.', sw: 'Huu unahusu picha za faragha.' },
  payingHint: {
    en: 'Money sent by M-Pesa rarely comes back. You can say no, and still be kind.',
    sw: 'Pesa iliyotumwa kwa M-Pesa hairudi kwa urahisi. Unaweza kukataa, na bado ukawa mwema.',
  },
  profitHint: {
    en: 'Nobody can promise profit. Money that you put in is mostly gone.',
    sw: 'Hakuna anayeweza kuahidi faida. Pesa unayoweka mara nyingi hupotea.',
  },
  codeHint: {
    en: 'Whoever has your code or PIN has your account. Nobody honest needs it.',
    sw: 'Mwenye namba yako ya siri ana akaunti yako. Mtu mwaminifu haihitaji.',
  },
  contactHint: {
    en: 'There we cannot help you, and nobody can be reported. You can take your time.',
    sw: 'Huko hatuwezi kukusaidia, na huwezi kuripoti. Huna haja ya kuharakisha.',
  },
  harmHint: {
    en: 'You have done nothing wrong. You need not answer, and you are not alone.',
    sw: 'Hujakosea. Si lazima ujibu, na hauko peke yako.',
  },
  whatToKnow: { en: 'What to know', sw: 'Mambo ya kujua' },
  report: { en: 'Report', sw: 'Ripoti' },
  onlyYou: { en: 'Only you see this.', sw: 'Wewe tu unaona hii.' },
});

/** Three sentences about each trick: how it works, and how to respond. */
export const knowledge = defineMessages({
  paying1: {
    en: 'It begins with talk that feels good, and then something happens: a bag is stolen, somebody is in hospital, a parcel is stuck.',
    sw: 'Huanza na maongezi matamu, kisha jambo linatokea: begi limeibiwa, mtu yuko hospitali, mzigo umekwama.',
  },
  paying2: {
    en: 'The first amount is small. After it there is always another one.',
    sw: 'Kiasi cha kwanza ni kidogo. Baada yake huja kingine kila mara.',
  },
  paying3: {
    en: 'You can write: "I do not send money to people I have not met." Who likes you will understand.',
    sw: 'Unaweza kuandika: "Situmi pesa kwa watu ambao sijakutana nao." Anayekupenda ataelewa.',
  },
  profit1: {
    en: 'A friendly person shows how much they earn, and lets you earn a little too, so that you put in more.',
    sw: 'Mtu mkarimu anaonyesha anavyopata pesa, na wewe unapata kidogo, ili uweke zaidi.',
  },
  profit2: {
    en: 'The numbers in their app are drawn. When you want your money back, there is a fee, and then silence.',
    sw: 'Namba kwenye app yao ni za kuchora. Ukitaka pesa yako, kuna ada, kisha kimya.',
  },
  profit3: {
    en: 'You can write: "I keep money and dating apart."',
    sw: 'Unaweza kuandika: "Sichanganyi pesa na mapenzi."',
  },
  code1: {
    en: 'Somebody starts to open your M-Pesa, WhatsApp or Mwanzo account, and the code comes to your phone.',
    sw: 'Mtu anaanza kufungua akaunti yako ya M-Pesa, WhatsApp au Mwanzo, na namba inakuja kwenye simu yako.',
  },
  code2: {
    en: 'With the code the account is theirs. They may say that it was sent to you by mistake.',
    sw: 'Wakiwa na namba hiyo akaunti ni yao. Wanaweza kusema ilitumwa kwako kwa makosa.',
  },
  code3: {
    en: 'Give a code to nobody, not to us either. You need not explain why.',
    sw: 'Usimpe mtu namba hiyo, hata sisi. Si lazima ueleze kwa nini.',
  },
  contact1: {
    en: 'Most people who exchange numbers mean well. Those who hurry you may have been reported here.',
    sw: 'Wengi wanaopeana namba wana nia njema. Wanaokuharakisha huenda wameripotiwa hapa.',
  },
  contact2: {
    en: 'A number shows more than you think: your name on M-Pesa, for example.',
    sw: 'Namba inaonyesha zaidi ya unavyodhani: kwa mfano jina lako la M-Pesa.',
  },
  contact3: {
    en: 'You can write: "Let us talk here until we have met." Do not open links of strangers.',
    sw: 'Unaweza kuandika: "Tuongee hapa mpaka tukutane." Usifungue viungo vya watu usiowajua.',
  },
  harm1: {
    en: 'Whoever threatens wants you afraid and quick. Paying or sending more does not end it.',
    sw: 'Anayetisha anataka uogope na uharakishe. Kulipa au kutuma zaidi hakukomeshi.',
  },
  harm2: {
    en: 'Do not answer. Keep the messages and take pictures of the screen, and tell somebody you trust.',
    sw: 'Usijibu. Hifadhi ujumbe na upige picha za skrini, na umwambie mtu unayemwamini.',
  },
  harm3: {
    en: 'In danger call 999 or 112. The helpline on violence, 1195, is free at any hour.',
    sw: 'Ukiwa hatarini piga 999 au 112. Msaada wa ukatili, 1195, ni bure saa zote.',
  },
});
