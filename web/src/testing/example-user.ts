import type { SessionUser } from '@mwanzo/contract/people/accounts';

/** The user of a session, a member. */
export const exampleUser: SessionUser = {
  id: 7,
  email: 'amina@mwanzo.test',
  full_name: 'Amina',
  gender: null,
  orientation: null,
  birthday: '2000-01-01',
  role: 'member',
};
