const at = new Date('2026-11-21T21:30:00Z');

/** The fields that the rows of all reviews share. */
export const moderatedPerson = {
  id: 1,
  userId: 2,
  name: 'Amina',
  age: 30,
  birthday: '1996-05-05',
  location: 'Nairobi',
  joinedAt: at,
  submittedAt: at,
  claimedBy: null,
};
