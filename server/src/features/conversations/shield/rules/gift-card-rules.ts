/** Somebody wants gift cards or their codes. */
export const giftCardRules = [
  '(scratch|kwaruza|snap|digits|codes?|pin|namba|voucher|silver) & (<brand>|google|card|cards|kadi) & (buy|get|pick|nataka|nunua|nichukulie|need|nipatie|accepts) & -<story>',
  '~(a|my|bought|bought a|voucher) (gift card|gift cards)',
  '<brand> (gift)? (card|cards|voucher|vouchers|pin|code|codes|kadi|vocha)',
  '(kadi|vocha|card|cards|voucher) (ya|za|from) (zawadi ya)? <brand>',
  '(card|kadi|cards) (ya|from) google',
  'google (card|cards|kadi|voucher)',
];
