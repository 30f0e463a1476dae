import { z } from 'zod';
import { holdsAddress } from './addressed-names.ts';
import { boundedText } from '../bounded-text.ts';
import { withoutInvisible } from '../invisible-characters.ts';
import { textLimits } from '../limits.ts';
import { posesAsTheHouse } from './posing-names.ts';

/**
 * A name as it is stored: composed, with single spaces, without control, invisible and bidirectional characters. No
 * language writes more than three marks on one letter; more of them cover the lines above and below.
 */
export function cleanName(text: string): string {
  const lines = text.replaceAll(/[\t\n\v\f\r]/g, ' ');
  const composed = withoutInvisible(lines).replaceAll(/\s+/gu, ' ').trim().normalize('NFC');
  return composed.replaceAll(/(\p{M}{3})\p{M}+/gu, '$1');
}

/**
 * The name of a person, cleaned. One that poses as Mwanzo or its staff, or holds an address, is refused
 * (docs/product/names.md).
 */
export const personName = boundedText(textLimits.nameMax, cleanName)
  .min(1)
  // Longer texts were refused before: comparing one with the names of the house could take very long.
  .pipe(
    z
      .string()
      .refine((name) => name.isWellFormed(), 'must be valid text')
      .refine((name) => !posesAsTheHouse(name), 'poses as Mwanzo or its staff')
      .refine((name) => !holdsAddress(name), 'must not contain an address'),
  );

const title = /^(?:dr|mr|mrs|ms|miss|prof|eng|rev|hon|bw|bi|mwl)\.?$/iu;
const initial = /^[\p{Lu}\p{Ll}]\.?$/u;

/** The first word of a full name that is neither a title nor an initial. If there is none, the whole name. */
export function firstNameOf(fullName: string): string {
  return fullName.split(' ').find((word) => !title.test(word) && !initial.test(word)) ?? fullName;
}
