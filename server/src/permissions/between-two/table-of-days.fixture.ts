/** When it begins, and when a member asks, by the clock of Nairobi: the last evening of 2026, and the Friday after. */
export const moments = {
  'to 23:59:59': { begins: '2026-12-31T20:30:00Z', asked: '2026-12-31T20:59:59Z' },
  'to 00:00': { begins: '2026-12-31T20:30:00Z', asked: '2026-12-31T21:00:00Z' },
  'to 02:59:59': { begins: '2026-12-31T21:30:00Z', asked: '2026-12-31T23:59:59Z' },
  'to 03:00': { begins: '2026-12-31T21:30:00Z', asked: '2027-01-01T00:00:00Z' },
  'to the last second': { begins: '2026-12-31T21:30:00Z', asked: '2027-01-01T20:59:59Z' },
  'to the next day': { begins: '2026-12-31T21:30:00Z', asked: '2027-01-01T21:00:00Z' },
};

// Each line counts something by the day. It begins at 23:30 in the first two columns, and at 00:30 in the others. The
// day of UTC ends at 03:00. A number is what the member sees.
//
// limit    the day's limit is used up
// late     there is nothing to take back any more
// refused  the call is not possible today

export const tableOfDays = `
                                | to 23:59:59 | to 00:00 | to 02:59:59 | to 03:00 | to the last second | to the next day
a like after the last           | limit       | yes      | limit       | limit    | limit              | yes
a message after the last        | limit       | yes      | limit       | limit    | limit              | yes
a card after the last           | limit       | yes      | limit       | limit    | limit              | yes
a card after the network’s last | limit       | yes      | limit       | limit    | limit              | yes
taking back a like              | yes         | late     | yes         | yes      | yes                | late
a call after two unanswered     | refused     | yes      | refused     | refused  | refused            | yes
“here today” of a match         | today       | no       | today       | today    | today              | no
news of a second like           | no          | yes      | no          | no       | no                 | yes
the count of likes, of two      | 1           | 2        | 1           | 1        | 1                  | 2
people revealed, of two         | 1           | 2        | 1           | 1        | 1                  | 1
the age, born on 1 January      | 26          | 27       | 27          | 27       | 27                 | 27
`;
