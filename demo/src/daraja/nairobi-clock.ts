// Not the gateway's way of writing a moment: the fake must notice when that one is wrong.
const inNairobi = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment in ms as Daraja writes it: YYYYMMDDHHmmss in Nairobi. */
export function nairobiDigits(moment: number): string {
  return inNairobi.format(moment).replaceAll(/\D/g, '');
}
