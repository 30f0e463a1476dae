/** Somebody names a number or account for a payment. */
export const paymentPhrases = [
  'pay (bill|bills) (number|no|namba|ni|is|account|acc|\\d{4,7})',
  '(use|to|through|kwa|tumia|via|number|no) pay bill',
  'paybill',
  '(till|tili) (number|no|namba|num|nambari|\\d{4,7})',
  '(kwa|hii|yangu|my|use|our|this) till',
  'till (yangu|hii|yake|ni)',
  'the till (is|name)',
  'pochi (la|ya) (biashara|biz)',
  '(lipa na|buy goods|lipa kwa) .. \\d{5,8}',
  'buy goods',
  'lipa na (mpesa|m pesa) .. (namba|number|till)',
  '(account|akaunti|acc|acct|account number|a c|equity|kcb|coop|co op|absa|ncba|family bank|stanbic|dtb) .. \\d{8,16}',
  '(deposit|weka|tuma|send) .. (account|akaunti) (number|namba|ya|yangu)',
  '(paypal|cashapp|cash app|venmo|zelle|western union|money gram|moneygram|remitly|worldremit|sendwave)',
  '(mpesa|m pesa) (it|that|the money) .. (number|line|phone)',
  '(tuma|rusha|lipa|weka) .. (mpesa|m pesa) .. (namba|number|ya|hii)',
];
