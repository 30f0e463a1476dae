import { randomInt } from 'node:crypto';

/** Somebody who has not signed up yet. */
export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: 'Female' | 'Male';
  readonly town: string;
  readonly bio: string;
  readonly interests: readonly string[];
  /** The key of the demo person whose portrait and documents they have. */
  readonly looks: string;
}

/** A woman and a man with names that nobody else has, so that a search by name finds exactly one person. */
export function inventPair(): { woman: NewMember; man: NewMember } {
  const family = Array.from({ length: 7 }, () => String.fromCodePoint(97 + randomInt(26))).join('');
  const shared = { password: 'chai na mandazi', town: 'Voi' };
  const year = new Date().getFullYear();
  return {
    woman: {
      ...shared,
      name: `Pendo W${family}`,
      email: `pendo.${family}@example.org`,
      birthday: `${year - 27}-01-09`,
      gender: 'Female',
      bio: 'Beekeeper. The honey is better than my jokes.',
      interests: ['Hiking', 'Beekeeping'],
      looks: 'nafula',
    },
    man: {
      ...shared,
      name: `Baraka M${family}`,
      email: `baraka.${family}@example.org`,
      birthday: `${year - 30}-01-17`,
      gender: 'Male',
      bio: 'Railway engineer between Voi and Taveta.',
      interests: ['Hiking', 'Chess'],
      looks: 'juma',
    },
  };
}
