import chebet240 from './portraits/chebet-240.webp';
import chebet640 from './portraits/chebet-640.webp';
import hassan240 from './portraits/hassan-240.webp';
import hassan640 from './portraits/hassan-640.webp';
import juma240 from './portraits/juma-240.webp';
import juma640 from './portraits/juma-640.webp';
import nafula240 from './portraits/nafula-240.webp';
import nafula640 from './portraits/nafula-640.webp';

export interface AuthPortrait {
  small: string;
  large: string;
}

/** The pairs of drawn portraits beside the forms, 240 and 640 px wide. */
export const portraitPairs = {
  'nafula-juma': [
    { small: nafula240, large: nafula640 },
    { small: juma240, large: juma640 },
  ],
  'chebet-hassan': [
    { small: chebet240, large: chebet640 },
    { small: hassan240, large: hassan640 },
  ],
} satisfies Record<string, [AuthPortrait, AuthPortrait]>;

export type PortraitPair = keyof typeof portraitPairs;
