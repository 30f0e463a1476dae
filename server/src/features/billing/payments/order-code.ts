import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A public number of an order, such as MW-7F3K2QX9: 40 random bits without letters that look alike. */
export function makeOrderCode(): string {
  return `MW-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`;
}
