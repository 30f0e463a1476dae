import type { PaymentFailure } from '@mwanzo/contract/billing/products';
import { defineMessages } from './define-messages.ts';

export const payments = defineMessages({
  title: { en: 'Premium', sw: 'Premium' },
  heading: { en: 'Pay with M-Pesa', sw: 'Lipa kwa M-Pesa' },
  once: { en: 'Choose how long. You pay once.', sw: 'Chagua muda. Unalipa mara moja.' },
  howLong: { en: 'How long', sw: 'Muda' },
  chooseFirst: { en: 'Choose how long.', sw: 'Chagua muda kwanza.' },
  price: { en: 'KES {amount}', sw: 'KES {amount}' },
  number: { en: 'M-Pesa number', sw: 'Namba ya M-Pesa' },
  numberHint: {
    en: 'A prompt comes to this phone. Your PIN goes there, never here.',
    sw: 'Ombi litakuja kwenye simu hii. PIN yako huandikwa pale, kamwe si hapa.',
  },
  numberMissing: { en: 'Enter the number that pays.', sw: 'Andika namba itakayolipa.' },
  numberWrong: {
    en: 'This is no Kenyan mobile number. It starts with 07 or 01 and has ten digits.',
    sw: 'Hii si namba ya simu ya Kenya. Huanza na 07 au 01 na ina tarakimu kumi.',
  },
  remember: { en: 'Remember this number', sw: 'Kumbuka namba hii' },
  from: { en: 'It begins', sw: 'Inaanza' },
  until: { en: 'Premium until', sw: 'Premium hadi' },
  after: { en: 'After that', sw: 'Baada ya hapo' },
  noRenewal: { en: 'Basic again. It does not renew.', sw: 'Basic tena. Haijirudii yenyewe.' },
  pay: { en: 'Pay', sw: 'Lipa' },
  payAmount: { en: 'Pay KES {amount}', sw: 'Lipa KES {amount}' },
  sending: { en: 'Sending the prompt...', sw: 'Ombi linatumwa...' },
  yours: { en: 'What you received stays yours.', sw: 'Ulichopokea ni chako.' },
  notSent: {
    en: 'We could not send this. Try again: you pay only once.',
    sw: 'Hatukuweza kutuma. Jaribu tena: utalipa mara moja tu.',
  },
  tooSoon: {
    en: 'It is too soon for another prompt. Nothing was taken.',
    sw: 'Ni mapema mno kwa ombi lingine. Hakuna kilichochukuliwa.',
  },
  tooSoonIn: { en: 'You can send a new one in {time}.', sw: 'Unaweza kutuma jipya baada ya {time}.' },
  phoneRefused: { en: 'This number cannot get prompts.', sw: 'Namba hii haipokei maombi.' },
  off: {
    en: 'Payments are not possible now. Nothing was taken.',
    sw: 'Malipo hayawezekani sasa. Hakuna kilichochukuliwa.',
  },

  promptOnPhone: {
    en: 'Pay KES {amount} to MW SERVICES? Enter M-Pesa PIN',
    sw: 'Lipa KES {amount} kwa MW SERVICES? Weka PIN ya M-Pesa',
  },

  pretendTitle: { en: 'Try it with a pretend phone', sw: 'Jaribu kwa simu ya kuigiza' },
  pretendText: {
    en: 'This is a demo. No money moves: any number works, and any four digits but 0000 to 0009.',
    sw: 'Hili ni onyesho. Hakuna pesa: namba yoyote inafaa, na tarakimu nne zozote ila 0000 hadi 0009.',
  },
  pretendLink: { en: 'Try the checkout', sw: 'Jaribu kulipa' },
  pretendPhone: { en: 'Open the pretend phone', sw: 'Fungua simu ya kuigiza' },
});

/** The names of the passes (periods of Premium). */
export const passNames = defineMessages({
  day: { en: 'Day', sw: 'Siku' },
  week: { en: 'Week', sw: 'Wiki' },
  month: { en: 'Month', sw: 'Mwezi' },
});

/** The lengths of the passes, with the price of a day. */
export const passLengths = defineMessages({
  day: { en: '24 hours', sw: 'Saa 24' },
  week: { en: '7 days, about 21 a day', sw: 'Siku 7, kama 21 kwa siku' },
  month: { en: '30 days, 12.50 a day', sw: 'Siku 30, 12.50 kwa siku' },
});

/** The names of the passes on receipts. */
export const passesSold = defineMessages({
  day: { en: 'Premium, 24 hours', sw: 'Premium, saa 24' },
  week: { en: 'Premium, 7 days', sw: 'Premium, siku 7' },
  month: { en: 'Premium, 30 days', sw: 'Premium, siku 30' },
});

/** The states of an order. */
export const orders = defineMessages({
  waiting: { en: 'Check your phone', sw: 'Angalia simu yako' },
  waitingText: {
    en: 'A prompt for KES {amount} is on {phone}. Enter your M-Pesa PIN there, never here.',
    sw: 'Ombi la KES {amount} liko kwenye {phone}. Andika PIN yako ya M-Pesa pale, kamwe si hapa.',
  },
  checking: { en: 'Still checking', sw: 'Bado tunakagua' },
  checkingText: {
    en: 'M-Pesa has not answered us yet. You don’t need to pay again.',
    sw: 'M-Pesa bado haijatujibu. Huna haja ya kulipa tena.',
  },
  unanswered: { en: 'M-Pesa has not answered', sw: 'M-Pesa haijajibu' },
  unansweredText: {
    en: 'If M-Pesa took money, it will appear here by itself.',
    sw: 'Kama M-Pesa ilichukua pesa, itaonekana hapa yenyewe.',
  },
  review: { en: 'A person looks at this payment', sw: 'Mtu anakagua malipo haya' },
  reviewText: {
    en: 'Money came that does not fit this order. You need to do nothing: we write to you.',
    sw: 'Pesa iliyokuja hailingani na agizo hili. Huna haja ya kufanya lolote: tutakuandikia.',
  },
  refunding: { en: 'Your money is on its way back', sw: 'Pesa yako inarudishwa' },
  refunded: { en: 'Your money was given back', sw: 'Pesa yako imerudishwa' },
  refundText: {
    en: 'KES {amount} goes to the phone that paid. Premium of this order has ended.',
    sw: 'KES {amount} inarudi kwenye simu iliyolipa. Premium ya agizo hili imekwisha.',
  },
  failed: { en: 'This was not paid', sw: 'Hii haikulipwa' },

  promptSent: { en: 'Prompt sent', sw: 'Ombi limetumwa' },
  promptOnItsWay: { en: 'On its way to {phone}', sw: 'Linaenda kwa {phone}' },
  promptSentAt: { en: '{time}, to {phone}', sw: '{time}, kwa {phone}' },
  pin: { en: 'Your PIN, on that phone', sw: 'PIN yako, kwenye simu hiyo' },
  pinLeft: {
    en: { one: 'The prompt waits 1 second more', other: 'The prompt waits {count} seconds more' },
    sw: { one: 'Ombi linasubiri sekunde 1 zaidi', other: 'Ombi linasubiri sekunde {count} zaidi' },
  },
  pinOver: { en: 'You had a minute for the PIN', sw: 'Ulikuwa na dakika moja ya PIN' },
  pinOverText: { en: 'If you closed the prompt, nothing was taken', sw: 'Kama ulifunga ombi, hakuna kilichochukuliwa' },
  asking: { en: 'We ask M-Pesa', sw: 'Tunauliza M-Pesa' },
  askingLater: { en: 'Then Premium is on, by itself', sw: 'Kisha Premium inawaka yenyewe' },
  askingNow: { en: 'Since {time}. It can take a few minutes', sw: 'Tangu {time}. Huenda ikachukua dakika chache' },

  noPrompt: { en: 'No prompt?', sw: 'Hakuna ombi?' },
  noPromptText: {
    en: 'Finish any other M-Pesa request on that phone first.',
    sw: 'Maliza kwanza ombi lingine lolote la M-Pesa kwenye simu hiyo.',
  },
  mayLeave: { en: 'You may leave this page.', sw: 'Unaweza kuondoka kwenye ukurasa huu.' },
  mayLeaveText: {
    en: 'We notify you, and if M-Pesa took the money, Premium comes by itself.',
    sw: 'Tutakujulisha, na kama M-Pesa ilichukua pesa, Premium itakuja yenyewe.',
  },
  unreachable: { en: 'We cannot reach Mwanzo now.', sw: 'Hatuwezi kufikia Mwanzo sasa.' },
  unreachableText: {
    en: 'You don’t need to pay again. What M-Pesa said appears here when the connection is back.',
    sw: 'Huna haja ya kulipa tena. Jibu la M-Pesa litaonekana hapa mtandao ukirudi.',
  },
  againIn: { en: 'Send again in {time}', sw: 'Tuma tena baada ya {time}' },
  again: { en: 'Send again', sw: 'Tuma tena' },
  changeNumber: { en: 'Change the number', sw: 'Badilisha namba' },
  tryAgain: { en: 'Try again', sw: 'Jaribu tena' },
  back: { en: 'Back to Mwanzo', sw: 'Rudi Mwanzo' },
  wrong: { en: 'Something is wrong', sw: 'Kuna tatizo' },
  notFound: { en: 'There is no such order', sw: 'Hakuna agizo hilo' },
  notFoundText: { en: 'Your payments are in Settings, Payments.', sw: 'Malipo yako yako kwenye Mipangilio, Malipo.' },
});

/** The reasons why a payment prompt on the phone failed. */
export const failures = defineMessages({
  balance: {
    en: 'Your M-Pesa balance is too low. Nothing was taken.',
    sw: 'Salio lako la M-Pesa halitoshi. Hakuna kilichochukuliwa.',
  },
  limit: {
    en: 'M-Pesa’s limit stopped this. Nothing was taken.',
    sw: 'Kiwango cha M-Pesa kimezuia hili. Hakuna kilichochukuliwa.',
  },
  too_soon: {
    en: 'Wait two minutes, then try again. Nothing was taken.',
    sw: 'Subiri dakika mbili, kisha jaribu tena. Hakuna kilichochukuliwa.',
  },
  other_prompt: {
    en: 'Finish the other M-Pesa prompt first. Nothing was taken.',
    sw: 'Maliza kwanza ombi lingine la M-Pesa. Hakuna kilichochukuliwa.',
  },
  expired: {
    en: 'The prompt ran out of time. Nothing was taken.',
    sw: 'Muda wa ombi umekwisha. Hakuna kilichochukuliwa.',
  },
  not_sent: {
    en: 'M-Pesa could not reach your phone. Nothing was taken.',
    sw: 'M-Pesa haikuweza kufikia simu yako. Hakuna kilichochukuliwa.',
  },
  cancelled: { en: 'You cancelled. Nothing was taken.', sw: 'Umeghairi. Hakuna kilichochukuliwa.' },
  unreachable: {
    en: 'We couldn’t reach your phone. Nothing was taken.',
    sw: 'Hatukuweza kufikia simu yako. Hakuna kilichochukuliwa.',
  },
  wrong_pin: { en: 'The PIN was wrong. Nothing was taken.', sw: 'PIN haikuwa sahihi. Hakuna kilichochukuliwa.' },
  pin_locked: {
    en: 'Your M-Pesa PIN is locked. Call 100 or 200. Nothing was taken.',
    sw: 'PIN yako ya M-Pesa imefungwa. Piga 100 au 200. Hakuna kilichochukuliwa.',
  },
  phone_invalid: {
    en: 'This number does not use M-Pesa. Nothing was taken.',
    sw: 'Namba hii haitumii M-Pesa. Hakuna kilichochukuliwa.',
  },
  unavailable: {
    en: 'Payments are unavailable. Nothing was taken.',
    sw: 'Malipo hayapatikani kwa sasa. Hakuna kilichochukuliwa.',
  },
}) satisfies Record<PaymentFailure, unknown>;

/** Texts of the receipt, and of the list of payments in the settings. */
export const receipts = defineMessages({
  title: { en: 'Receipt', sw: 'Risiti' },
  on: { en: 'Premium is on', sw: 'Premium imewashwa' },
  until: { en: 'Until {moment}', sw: 'Hadi {moment}' },
  for: { en: 'For', sw: 'Kwa' },
  paid: { en: 'Paid', sw: 'Ililipwa' },
  with: { en: 'With', sw: 'Kupitia' },
  phone: { en: 'M-Pesa, {phone}', sw: 'M-Pesa, {phone}' },
  code: { en: 'M-Pesa code', sw: 'Msimbo wa M-Pesa' },
  codeToCome: { en: 'It comes later', sw: 'Itakuja baadaye' },
  order: { en: 'Order', sw: 'Agizo' },
  soldBy: { en: 'Sold by', sw: 'Muuzaji' },
  seller: { en: 'Mwanzo, Nairobi', sw: 'Mwanzo, Nairobi' },
  renews: { en: 'Renews', sw: 'Hujirudia' },
  never: { en: 'No, it ends by itself.', sw: 'Hapana, inaisha yenyewe.' },
  reminded: { en: 'No. We remind you 3 days before.', sw: 'Hapana. Tunakukumbusha siku 3 kabla.' },
  copy: { en: 'A copy is in Settings, Payments.', sw: 'Nakala iko kwenye Mipangilio, Malipo.' },
  likes: { en: 'See who likes you', sw: 'Ona wanaokupenda' },
  save: { en: 'Save the receipt', sw: 'Hifadhi risiti' },

  payments: { en: 'Payments', sw: 'Malipo' },
  rowHint: { en: 'Receipts and your M-Pesa number', sw: 'Risiti na namba yako ya M-Pesa' },
  none: { en: 'No payments yet', sw: 'Bado hakuna malipo' },
  noneText: { en: 'What you pay here is listed with its receipt.', sw: 'Malipo yako yataorodheshwa hapa na risiti.' },
  remembered: { en: 'Your M-Pesa number', sw: 'Namba yako ya M-Pesa' },
  forget: { en: 'Forget this number', sw: 'Sahau namba hii' },
  forgotten: { en: 'The number is forgotten', sw: 'Namba imesahauliwa' },
  help: { en: 'Something is wrong', sw: 'Kuna tatizo' },
  state: { en: '{moment} · {state}', sw: '{moment} · {state}' },
  paidState: { en: 'Paid', sw: 'Imelipwa' },
});
