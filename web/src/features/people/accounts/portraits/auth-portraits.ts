import chebet240 from './chebet-240.webp';
import chebet640 from './chebet-640.webp';
import hassan240 from './hassan-240.webp';
import hassan640 from './hassan-640.webp';
import juma240 from './juma-240.webp';
import juma640 from './juma-640.webp';
import nafula240 from './nafula-240.webp';
import nafula640 from './nafula-640.webp';

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
