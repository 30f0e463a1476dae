import type { Hair } from '../hair/styles.ts';
import type { HairStyle } from '../recipe.ts';
import { beanie, bucket, cap, kofia, strawhat } from './hats.ts';
import { hijab, insideOfCloseScarf, insideOfScarf, khimar, pleated, shayla } from './hijabs.ts';
import { bowwrap, headwrap, highwrap, turban, turbanscarf } from './wraps.ts';

/** What is worn on the head instead of seen hair. */
export const headwear: Partial<Record<HairStyle, Hair>> = {
  hijab: { behind: insideOfCloseScarf, on: hijab, ears: 'hidden', covered: true },
  shayla: { behind: insideOfScarf, on: shayla, ears: 'hidden', covered: true },
  khimar: { on: khimar, ears: 'hidden', covered: true },
  pleated: { behind: insideOfCloseScarf, on: pleated, ears: 'hidden', covered: true },
  turbanscarf: { on: turbanscarf, ears: 'under' },
  headwrap: { on: headwrap, ears: 'over' },
  bowwrap: { on: bowwrap, ears: 'over' },
  highwrap: { on: highwrap, ears: 'over' },
  turban: { on: turban, ears: 'under' },
  kofia: { on: kofia, ears: 'over' },
  cap: { on: cap, ears: 'over' },
  bucket: { on: bucket, ears: 'under' },
  beanie: { on: beanie, ears: 'under' },
  strawhat: { on: strawhat, ears: 'over' },
};
