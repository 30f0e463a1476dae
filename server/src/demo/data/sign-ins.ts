import type { Gender, Orientation } from '@mwanzo/contract/options';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'karibu-mwanzo';

/** Accounts beside the 120: neither stands in anybody's deck. */
export interface DemoSignIn {
  readonly key: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: 'member' | 'moderator';
  readonly age: number;
  /** `MM-DD`, as for a DemoPerson. */
  readonly birthday: string;
  readonly gender: Gender;
  readonly orientation: Orientation;
}

export const DEMO_SIGN_INS: readonly DemoSignIn[] = [
  // Just signed up: profile and verification are still to be done.
  {
    key: 'new',
    email: 'new@mwanzo.test',
    fullName: 'Neema Kalume',
    role: 'member',
    age: 25,
    birthday: '08-12',
    gender: 'female',
    orientation: 'straight',
  },
  {
    key: 'moderator',
    email: 'moderator@mwanzo.test',
    fullName: 'Naomi Sein',
    role: 'moderator',
    age: 37,
    birthday: '03-05',
    gender: 'female',
    orientation: 'straight',
  },
];
