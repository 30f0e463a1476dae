/** Nairobi is three hours ahead of UTC all year. */
const aheadMs = 3 * 60 * 60 * 1000;

/** A moment as Daraja writes it: YYYYMMDDHHmmss in Nairobi. */
export function nairobiTimestamp(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
