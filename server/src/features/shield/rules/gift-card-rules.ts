/** Somebody wants gift cards or their codes. */
export const giftCardPhrases = [
  'gift (card|cards)',
  '(giftcard|giftcards)',
  '<brand> (gift)? (card|cards|voucher|vouchers|pin|code|codes|kadi|vocha)',
  '(kadi|vocha|card|cards|voucher) (ya|za|from) (zawadi ya)? <brand>',
  'kadi ya zawadi ya',
  '(scratch|kwaruza) .. (card|code|kadi|namba|unitumie)',
  '(voucher|vocha) .. (send the code|code yake|kodi yake|namba yake)',
  '(card|kadi|cards) (ya|from) google',
  'google (card|cards|kadi|voucher)',
  'silver strip',
];
