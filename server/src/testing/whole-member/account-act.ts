/** A browser of the member, or one in which nobody has signed in. */
type Browser = 'phone' | 'tablet' | 'nobody';

/**
 * A request of a member for their account. Texts in braces stand for what an earlier response or mail has told
 * (`accounts-world.ts`). `refused` are bodies with which it is refused.
 */
export interface AccountAct {
  readonly words: string;
  readonly by: Browser;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly refused?: readonly Readonly<Record<string, unknown>>[];
  /** It names something of the member, so that it is refused to others. */
  readonly isTheirs?: boolean;
  /** Two tabs of one browser send it at once, not two devices. */
  readonly isOfOneBrowser?: boolean;
  /** Each response draws something, and of two at once either counts. So it is sent once more after them. */
  readonly draws?: boolean;
  /** It is possible only after this. */
  readonly needs?: Condition;
}

/** Happens to the member, whose id is the only value. */
export interface Condition {
  readonly words: string;
  readonly statement: string;
}

export const match: Condition = {
  words: 'has a match',
  statement: `insert into pairs (low_id, high_id, low_liked, high_liked, low_swiped_at, high_swiped_at, matched_at)
    values (100, $1, true, true, '2026-03-01T10:00Z', '2026-03-01T10:00Z', '2026-03-01T10:00Z')`,
};
export const badge: Condition = {
  words: 'is verified',
  statement: `with badge as (update profiles set is_verified = true where user_id = $1)
    insert into identity_documents (mark, user_id, created_at)
    values (decode(repeat('77', 32), 'hex'), $1, '2026-03-01T10:00Z')`,
};

export const [email, moved] = ['zawadi@example.com', 'njeri@example.com'];
export const [firstPassword, secondPassword, thirdPassword] = [
  'karibu-mwanzo',
  'chai na mandazi tamu',
  'maziwa na asali',
];
export const form = {
  full_name: 'Zawadi Njeri',
  email,
  password: firstPassword,
  birthday: '1997-04-05',
  gender: 'female',
  orientation: 'lesbian',
};
export const browser = {
  endpoint: 'https://push.example/of-zawadi',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

export const act = (
  by: Browser,
  method: AccountAct['method'],
  path: string,
  words: string,
  more: Omit<AccountAct, 'by' | 'method' | 'path' | 'words'> = {},
): AccountAct => ({ by, method, path, words, ...more });
