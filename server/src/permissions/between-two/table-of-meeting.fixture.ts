// The table says what two members may do with each other, and see of each other. Each line is a situation, each column
// a rule. A cell has the outcome for both, or "A/B": that of A, who does it to B, and that of B, who does it to A.
//
// yes      it is done; of a rule that only looks: it is there
// match    the like makes a match
// same     it gets the response of success, and nothing changes
// no       not found, as for somebody who never existed; of a list: it is not there
// out      the session has ended
// badge    it needs a verified member
// late     there is nothing to take back
// !        the other one is told at once
// x>y      x on the evening on which it all began, y after midnight
//
// "A unblocked" means that A took their block back. "Undone" means that everybody took every block back. A member "for
// the liked" is shown only to those whom they have liked. A hidden member was hidden by a reviewer.
//
// News are counted by their first letters: like, match, written (a message).

export const tableOfMeeting = `
                              | see    | see photo | be dealt | find   | see like | count like | list kept
strangers                     | yes    | yes       | yes      | yes    | no       | no         | yes
A passed                      | yes    | yes       | no/yes   | no/yes | no       | no         | no/yes
A liked                       | yes    | yes       | no/yes   | no/yes | no/yes   | no/yes     | no/yes
A liked, B passed             | yes    | yes       | no       | no     | no       | no/yes>no  | no
match                         | yes    | yes       | no       | no     | no       | no         | no
A blocked                     | no     | no        | no       | no     | no       | no         | no
both blocked                  | no     | no        | no       | no     | no       | no         | no
both blocked, A unblocked     | no     | no        | no       | no     | no       | no         | no
A blocked and unblocked       | yes    | yes       | yes      | yes    | no       | no         | yes
A liked, blocked, unblocked   | yes    | yes       | yes      | yes    | no       | no         | yes
A liked, B blocked, unblocked | yes    | yes       | yes      | yes    | no       | no         | yes
match, A blocked              | no     | no        | no       | no     | no       | no         | no
match, both, A unblocked      | no     | no        | no       | no     | no       | no         | no
match, two blocks undone      | yes    | yes       | yes      | yes    | no       | no         | yes
match again after blocks      | yes    | yes       | no       | no     | no       | no         | no
match, A ended                | no     | no        | no       | no     | no       | no         | no
match, A ended, blocks undone | no     | no        | no       | no     | no       | no         | no
A unverified                  | yes    | yes       | yes      | yes    | no       | no         | yes
A unverified, B liked         | yes    | yes       | yes/no   | yes/no | yes/no   | yes/no     | yes/no
A without a profile           | yes/no | yes/no    | yes/no   | yes/no | no       | no         | yes/no
A paused                      | yes/no | yes/no    | yes/no   | yes/no | no       | no         | yes/no
A liked and paused            | yes/no | yes/no    | no       | no     | no       | no         | no
A paused, B liked             | yes/no | yes/no    | yes/no   | yes/no | yes/no   | yes/no     | yes/no
match, A paused               | yes    | yes       | no       | no     | no       | no         | no
A for the liked               | yes/no | yes/no    | yes/no   | yes/no | no       | no         | yes/no
A for the liked and liked     | yes    | yes       | no/yes   | no/yes | no/yes   | no/yes     | no/yes
B liked, A for the liked      | yes/no | yes/no    | yes/no   | yes/no | yes/no   | yes/no     | yes/no
match, A for the liked        | yes    | yes       | no       | no     | no       | no         | no
A hidden                      | yes/no | yes/no    | yes/no   | yes/no | no       | no         | yes/no
A liked and hidden            | yes/no | yes/no    | no       | no     | no       | no         | no
match, A hidden               | yes/no | yes/no    | no       | no     | no       | no         | no
match, A suspended            | out/no | no        | out/no   | out/no | out/no   | out/no     | out/no
A liked and banned            | out/no | no        | out/no   | out/no | out/no   | out/no     | out/no
match, A banned               | out/no | no        | out/no   | out/no | out/no   | out/no     | out/no
A liked and deleted           | out/no | no        | out/no   | out/no | out/no   | out/no     | out/no
match, A deleted              | out/no | no        | out/no   | out/no | out/no   | out/no     | out/no

                              | like          | pass     | rewind        | keep   | drop kept | open match | end match
strangers                     | yes!          | yes      | same          | yes    | yes       | no         | same
A passed                      | yes!          | same/yes | yes>late/same | no/yes | yes       | no         | same
A liked                       | same/match!   | same/yes | yes>late/same | no/yes | yes       | no         | same
A liked, B passed             | same/match!   | same     | yes>late      | no     | yes       | no         | same
match                         | same          | same     | late          | no     | yes       | yes        | yes!
A blocked                     | no            | no       | no            | no     | yes       | no         | same
both blocked                  | no            | no       | no            | no     | yes       | no         | same
both blocked, A unblocked     | no            | no       | no            | no     | yes       | no         | same
A blocked and unblocked       | yes!          | yes      | same          | yes    | yes       | no         | same
A liked, blocked, unblocked   | yes!          | yes      | same          | yes    | yes       | no         | same
A liked, B blocked, unblocked | yes>yes!/yes! | yes      | same          | yes    | yes       | no         | same
match, A blocked              | no            | no       | no            | no     | yes       | no         | same
match, both, A unblocked      | no            | no       | no            | no     | yes       | no         | same
match, two blocks undone      | yes!          | yes      | same          | yes    | yes       | no         | same
match again after blocks      | same          | same     | late          | no     | yes       | yes        | yes!
match, A ended                | no            | no       | no            | no     | yes       | no         | same
match, A ended, blocks undone | no            | no       | no            | no     | yes       | no         | same
A unverified                  | badge/yes!    | yes      | same          | yes    | yes       | no         | same
A unverified, B liked         | badge/same    | yes/same | same/yes>late | yes/no | yes       | no         | same
A without a profile           | yes/no        | yes/no   | same/no       | yes/no | yes       | no         | same
A paused                      | no            | yes/no   | same/no       | yes/no | yes       | no         | same
A liked and paused            | no            | same/no  | yes>late/no   | no     | yes       | no         | same
A paused, B liked             | no            | yes/no   | same/no       | yes/no | yes       | no         | same
match, A paused               | no            | same/no  | late/no       | no     | yes       | yes        | yes!
A for the liked               | yes!/no       | yes/no   | same/no       | yes/no | yes       | no         | same
A for the liked and liked     | same/match!   | same/yes | yes>late/same | no/yes | yes       | no         | same
B liked, A for the liked      | match!/no     | yes/no   | same/no       | yes/no | yes       | no         | same
match, A for the liked        | same          | same     | late          | no     | yes       | yes        | yes!
A hidden                      | yes/no        | yes/no   | same/no       | yes/no | yes       | no         | same
A liked and hidden            | same/no       | same/no  | yes>late/no   | no     | yes       | no         | same
match, A hidden               | same/no       | same/no  | late/no       | no     | yes       | yes        | yes!
match, A suspended            | out/no        | out/no   | out/no        | out/no | out/yes   | out/yes    | out/yes!
A liked and banned            | out/no        | out/no   | out/no        | out/no | out/yes   | out/no     | out/same
match, A banned               | out/no        | out/no   | out/no        | out/no | out/yes   | out/yes    | out/yes!
A liked and deleted           | out/no        | out/no   | out/no        | out/no | out/same  | out/no     | out/same
match, A deleted              | out/no        | out/no   | out/no        | out/no | out/same  | out/no     | out/same

                              | block    | unblock  | list block | report  | report, block | list match
strangers                     | yes      | same     | no         | yes     | yes           | no
A passed                      | yes      | same     | no         | yes     | yes           | no
A liked                       | yes      | same     | no         | yes     | yes           | no
A liked, B passed             | yes      | same     | no         | yes     | yes           | no
match                         | yes!     | same     | no         | yes     | yes!          | yes
A blocked                     | same/yes | yes/same | yes/no     | yes     | yes           | no
both blocked                  | same     | yes      | no         | yes     | yes           | no
both blocked, A unblocked     | yes/same | same/yes | no/yes     | yes     | yes           | no
A blocked and unblocked       | yes      | same     | no         | yes     | yes           | no
A liked, blocked, unblocked   | yes      | same     | no         | yes     | yes           | no
A liked, B blocked, unblocked | yes      | same     | no         | yes     | yes           | no
match, A blocked              | same/yes | yes/same | yes/no     | yes     | yes           | no
match, both, A unblocked      | yes/same | same/yes | no/yes     | yes     | yes           | no
match, two blocks undone      | yes      | same     | no         | yes     | yes           | no
match again after blocks      | yes!     | same     | no         | yes     | yes!          | yes
match, A ended                | yes      | same     | no         | yes     | yes           | no
match, A ended, blocks undone | yes      | same     | no         | yes     | yes           | no
A unverified                  | yes      | same     | no         | yes     | yes           | no
A unverified, B liked         | yes      | same     | no         | yes     | yes           | no
A without a profile           | yes      | same     | no         | yes     | yes           | no
A paused                      | yes      | same     | no         | yes     | yes           | no
A liked and paused            | yes      | same     | no         | yes     | yes           | no
A paused, B liked             | yes      | same     | no         | yes     | yes           | no
match, A paused               | yes!     | same     | no         | yes     | yes!          | yes
A for the liked               | yes      | same     | no         | yes     | yes           | no
A for the liked and liked     | yes      | same     | no         | yes     | yes           | no
B liked, A for the liked      | yes      | same     | no         | yes     | yes           | no
match, A for the liked        | yes!     | same     | no         | yes     | yes!          | yes
A hidden                      | yes      | same     | no         | yes     | yes           | no
A liked and hidden            | yes      | same     | no         | yes     | yes           | no
match, A hidden               | yes!     | same     | no         | yes     | yes!          | yes/no
match, A suspended            | out/yes! | out/same | out/no     | out/yes | out/yes!      | out/no
A liked and banned            | out/yes  | out/same | out/no     | out/yes | out/yes       | out/no
match, A banned               | out/yes! | out/same | out/no     | out/yes | out/yes!      | out/no
A liked and deleted           | out/same | out/same | out/no     | out/yes | out/yes       | out/no
match, A deleted              | out/same | out/same | out/no     | out/yes | out/yes       | out/no

                              | tell match | news
strangers                     | same       | -
A passed                      | same       | -
A liked                       | same       | -/l
A liked, B passed             | same       | -/l
match                         | yes        | mw/lmw
A blocked                     | same       | -
both blocked                  | same       | -
both blocked, A unblocked     | same       | -
A blocked and unblocked       | same       | -
A liked, blocked, unblocked   | same       | -
A liked, B blocked, unblocked | same       | -/l
match, A blocked              | same       | -
match, both, A unblocked      | same       | -
match, two blocks undone      | same       | -
match again after blocks      | yes        | lm/m
match, A ended                | same       | -
match, A ended, blocks undone | same       | -
A unverified                  | same       | -
A unverified, B liked         | same       | l/-
A without a profile           | same       | -
A paused                      | same       | -
A liked and paused            | same       | -/l
A paused, B liked             | same       | l/-
match, A paused               | yes        | mw/lmw
A for the liked               | same       | -
A for the liked and liked     | same       | -/l
B liked, A for the liked      | same       | l/-
match, A for the liked        | yes        | mw/lmw
A hidden                      | same       | -
A liked and hidden            | same       | -/l
match, A hidden               | yes        | mw/lmw
match, A suspended            | out/yes    | out/lmw
A liked and banned            | out/same   | out/l
match, A banned               | out/yes    | out/lmw
A liked and deleted           | out/same   | out/-
match, A deleted              | out/same   | out/-
`;
