import type { Gender, Orientation } from '@mwanzo/contract/people/options';

/** The password of every demo account. */
export const demoPassword = 'karibu-mwanzo';

/** An account besides the 120 demo people. It is in nobody's deck. */
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

export const demoSignIns: readonly DemoSignIn[] = [
  // Has just signed up: no profile and no verification yet.
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
  // A ban and an appeal need somebody else than who decided first.
  {
    key: 'second-moderator',
    email: 'reviewer@mwanzo.test',
    fullName: 'Wafula Barasa',
    role: 'moderator',
    age: 41,
    birthday: '05-19',
    gender: 'male',
    orientation: 'straight',
  },
];
