// The table says what two members may do once they match, and what is left of it. It reads like the table of meeting.
//
// a number how many there are: messages, copies of a conversation
// letters  the comments of likes: Nakupenda, Pia mimi; Habari after the blocks
// over     the call is over, or does not ring for this member
// refused  the call is not possible now
//
// A call between two who were separated rings on until the job that ends it has run, within seconds.

export const tableOfTalking = `
                              | read   | comments | chat photo | copies | write    | reply    | add photo
strangers                     | no     | -        | no         | 0      | no       | no       | no
A liked                       | no     | -        | no         | 0      | no       | no       | no
match                         | 4      | NP       | yes        | 0      | yes!     | yes!     | yes
match, A blocked              | no     | -        | no         | 0/1    | no       | no       | no
match, both, A unblocked      | no     | -        | no         | 0/1    | no       | no       | no
match, two blocks undone      | no     | -        | no         | 0/1    | no       | no       | no
match again after blocks      | 4      | HH       | no         | 0/1    | yes!     | yes!     | yes
match, A ended                | no     | -        | no         | 0/1    | no       | no       | no
match, A ended, blocks undone | no     | -        | no         | 0/1    | no       | no       | no
A rings B                     | 4      | NP       | yes        | 0      | yes!     | yes!     | yes
A rings B, A blocked          | no     | -        | no         | 0/1    | no       | no       | no
A rings B, B blocked          | no     | -        | no         | 1/0    | no       | no       | no
A and B on the phone          | 4      | NP       | yes        | 0      | yes!     | yes!     | yes
match, A paused               | 4      | NP       | yes        | 0      | yes!     | yes!     | yes
match, A for the liked        | 4      | NP       | yes        | 0      | yes!     | yes!     | yes
match, A hidden               | 4      | NP/-     | yes        | 0      | yes!     | yes!     | yes
match, A suspended            | out/4  | out/-    | no         | out/0  | out/yes! | out/yes! | out/yes
match, A banned               | out/4  | out/-    | no         | out/0  | out/yes! | out/yes! | out/yes
match, A deleted              | out/no | out/-    | no         | out/1  | out/no   | out/no   | out/no

                              | type     | receive  | mark read | react    | delete mine | delete theirs
strangers                     | no       | same     | no        | no       | no          | no
A liked                       | no       | same     | no        | no       | no          | no
match                         | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A blocked              | no       | same     | no        | no       | no          | no
match, both, A unblocked      | no       | same     | no        | no       | no          | no
match, two blocks undone      | no       | same     | no        | no       | no          | no
match again after blocks      | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A ended                | no       | same     | no        | no       | no          | no
match, A ended, blocks undone | no       | same     | no        | no       | no          | no
A rings B                     | yes!     | yes!     | yes!      | yes!     | yes!        | no
A rings B, A blocked          | no       | same     | no        | no       | no          | no
A rings B, B blocked          | no       | same     | no        | no       | no          | no
A and B on the phone          | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A paused               | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A for the liked        | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A hidden               | yes!     | yes!     | yes!      | yes!     | yes!        | no
match, A suspended            | out/yes! | out/yes! | out/yes!  | out/yes! | out/yes!    | out/no
match, A banned               | out/yes! | out/yes! | out/yes!  | out/yes! | out/yes!    | out/no
match, A deleted              | out/no   | out/same | out/no    | out/no   | out/no      | out/no

                              | uncover photo | decline photo | plan a date | may call | see call
strangers                     | no            | no            | no          | no       | no
A liked                       | no            | no            | no          | no       | no
match                         | yes!          | yes!          | yes         | yes      | no
match, A blocked              | no            | no            | no          | no       | no
match, both, A unblocked      | no            | no            | no          | no       | no
match, two blocks undone      | no            | no            | no          | no       | no
match again after blocks      | no            | no            | yes         | talk     | no
match, A ended                | no            | no            | no          | no       | no
match, A ended, blocks undone | no            | no            | no          | no       | no
A rings B                     | yes!          | yes!          | yes         | busy     | ringing
A rings B, A blocked          | no            | no            | no          | no       | ringing
A rings B, B blocked          | no            | no            | no          | no       | ringing
A and B on the phone          | yes!          | yes!          | yes         | busy     | answered
match, A paused               | yes!          | yes!          | yes         | yes      | no
match, A for the liked        | yes!          | yes!          | yes         | yes      | no
match, A hidden               | yes!          | yes!          | yes         | yes      | no
match, A suspended            | out/yes!      | out/yes!      | out/yes     | out/yes  | out/no
match, A banned               | out/yes!      | out/yes!      | out/yes     | out/yes  | out/no
match, A deleted              | out/no        | out/no        | out/no      | out/no   | out/no

                              | agree    | refuse  | call     | answer    | signal   | stay     | hang up  | rate
strangers                     | no       | no      | no       | no        | no       | no       | no       | no
A liked                       | no       | no      | no       | no        | no       | no       | no       | no
match                         | yes!     | yes     | yes!     | no        | no       | no       | no       | no
match, A blocked              | no       | no      | no       | no        | no       | no       | no       | no
match, both, A unblocked      | no       | no      | no       | no        | no       | no       | no       | no
match, two blocks undone      | no       | no      | no       | no        | no       | no       | no       | no
match again after blocks      | yes!     | yes     | refused  | no        | no       | no       | no       | no
match, A ended                | no       | no      | no       | no        | no       | no       | no       | no
match, A ended, blocks undone | no       | no      | no       | no        | no       | no       | no       | no
A rings B                     | yes!     | yes     | same     | over/yes! | yes/over | yes/same | yes!/yes | no
A rings B, A blocked          | no       | no      | same     | over      | yes/over | yes/same | yes!/yes | no
A rings B, B blocked          | no       | no      | same     | over      | yes/over | yes/same | yes!/yes | no
A and B on the phone          | yes!     | yes     | same     | over/same | yes!     | yes      | yes!     | yes
match, A paused               | yes!     | yes     | yes!     | no        | no       | no       | no       | no
match, A for the liked        | yes!     | yes     | yes!     | no        | no       | no       | no       | no
match, A hidden               | yes!     | yes     | yes!     | no        | no       | no       | no       | no
match, A suspended            | out/yes! | out/yes | out/yes! | out/no    | out/no   | out/no   | out/no   | out/no
match, A banned               | out/yes! | out/yes | out/yes! | out/no    | out/no   | out/no   | out/no   | out/no
match, A deleted              | out/no   | out/no  | out/no   | out/no    | out/no   | out/no   | out/no   | out/no
`;
