import { at, bytes, key, people, type Planted } from './planted-rows.ts';

const { me, lowMatch, highMatch, admirer, passed, blocked, blocker, unmatched, bothBlocked, fresh } = people;
const names = Object.entries(people).filter(([, id]) => id !== me);
/** The days that a database fills in by itself would change from day to day. */
const active_on = '2026-03-02';

/** The account, the profile and the photos of a member. All values differ, and others have rows beside them. */
export const plantedAccounts: readonly Planted[] = [
  [
    'users',
    {
      id: me,
      email: 'me@example.com',
      password_hash: 'hash of me',
      full_name: 'Akinyi Odhiambo',
      role: 'moderator',
      created_at: at(1),
      restriction: 'suspended',
      restricted_until: at(9000),
      restriction_case_id: 72,
      email_confirmed_at: at(2),
    },
    ...names.map(([name, id]) => ({
      id,
      email: `${name.toLowerCase()}@example.com`,
      password_hash: `hash of ${name}`,
      full_name: `Full ${name}`,
      created_at: at(3),
    })),
  ],
  [
    'sessions',
    {
      id: 12,
      user_id: me,
      created_at: at(12),
      expires_at: at(8012),
      ended_at: at(14),
      end_reason: 'signed_out',
      browser: 'Firefox',
      system: 'Android',
      used_at: at(13),
    },
    { id: 11, user_id: me, created_at: at(10), expires_at: at(8010), used_at: at(11) },
    { id: 13, user_id: lowMatch, created_at: at(10), expires_at: at(8010), used_at: at(11) },
  ],
  ['refresh_tokens', { hash: bytes(32, 1), session_id: 11, generation: 1 }],
  ['reset_requests', { email: 'me@example.com', is_known_device: true, asked_at: at(15) }],
  ['reset_requests', { email: 'lowmatch@example.com', is_known_device: false, asked_at: at(16) }],
  [
    'profiles',
    {
      user_id: me,
      name: 'Akinyi',
      bio: 'Rafiki wa <milima> & mito',
      age: 31,
      birthday: '1995-01-02',
      location: 'Kisumu',
      town: 'Kisumu',
      gender: 'non-binary',
      gender_detail: 'trans',
      orientation: 'bisexual',
      orientation_visibility: 'matches',
      birthday_visibility: 'nobody',
      interests: ['Chess', 'Hiking'],
      is_verified: true,
      is_active: false,
      saved_at: at(20),
      active_on,
      rank_key: 0.25,
      changed_at: at(21),
      intent: 'friends',
      shows_intent: true,
      shown_to: 'liked',
      looking_for: ['women', 'men'],
      min_age: 27,
      max_age: 44,
      near: 'county',
      wants: ['casual'],
      verified_only: true,
      prompts: JSON.stringify([{ prompt_id: 'morning-start', answer: 'Chai' }]),
      hidden_at: at(22),
      dealt_gender: 'female',
      dealt_gender_through: '2026-03-05',
    },
    ...names.map(([name, id], place) => ({
      user_id: id,
      name: `First ${name}`,
      birthday: `199${place}-05-05`,
      age: 35 - place,
      bio: `About ${name}`,
      location: 'Nairobi',
      town: 'Nairobi',
      gender: place % 2 === 0 ? 'male' : 'female',
      saved_at: at(4),
      active_on,
      ...(id === lowMatch && { looking_for: ['women', 'men'], min_age: 20, max_age: 50, near: 'anywhere' }),
      ...(id === fresh && { location: 'Kisumu', town: 'Kisumu', is_verified: true, intent: 'casual' }),
    })),
  ],
  ['photos', photo(42, me, 1, at(32)), photo(41, me, 0, at(33)), photo(43, lowMatch, 0, at(34))],
  [
    'photo_reviews',
    { photo_id: 42, why: 'explicit', explicit: 0.75, submitted_at: at(36) },
    { photo_id: 41, why: 'not_screened', submitted_at: at(35) },
    { photo_id: 43, why: 'perhaps_explicit', submitted_at: at(34) },
  ],
  [
    'profile_changes',
    {
      id: 51,
      user_id: me,
      name: 'Zawadi',
      gender: 'non-binary',
      gender_detail: 'genderfluid',
      photo_ids: [44, 41],
      photo_id: 44,
      storage_key: key(44),
      width: 640,
      height: 480,
      thumbhash: 'waiting',
      submitted_at: at(37),
    },
    { id: 52, user_id: fresh, name: 'Another', submitted_at: at(38) },
  ],
  ['decided_changes', { id: 53, user_id: me, old_name: 'Before', new_name: 'After', decided_at: at(39) }],
];

function photo(id: number, user_id: number, position: number, created_at: Date) {
  const size = { width: 1000 + id, height: 2000 + id };
  const seen = { is_held: position === 1, has_face: position === 0 };
  return { id, user_id, position, storage_key: key(id), thumbhash: 'thumb', created_at, ...size, ...seen };
}

const matched = (mine: Date, theirs: Date, matched_at: Date, isLow: boolean) => ({
  low_liked: true,
  high_liked: true,
  low_swiped_at: isLow ? mine : theirs,
  high_swiped_at: isLow ? theirs : mine,
  matched_at,
});

/** The pairs of that member, on both sides of them, and all that hangs on pairs. */
export const plantedPairs: readonly Planted[] = [
  [
    'pairs',
    {
      low_id: lowMatch,
      high_id: me,
      ...matched(at(50), at(51), at(52), false),
      low_deciding_ms: 1111,
      high_deciding_ms: 2222,
      low_place: 3,
      high_place: 4,
      low_looked: 0,
      high_looked: 2,
      taught: 3,
    },
    {
      low_id: me,
      high_id: highMatch,
      ...matched(at(46), at(45), at(47), true),
      low_deciding_ms: 3333,
      high_deciding_ms: 4444,
      low_place: 5,
      high_place: 6,
      low_looked: 1,
      high_looked: 0,
      taught: 4,
    },
    { low_id: admirer, high_id: me, low_liked: true, low_swiped_at: at(53) },
    { low_id: me, high_id: passed, low_liked: false, low_swiped_at: at(54), high_liked: true, high_swiped_at: at(55) },
    { low_id: blocked, high_id: me, high_blocked_at: at(56), match_ended_at: at(56), taught: 1 },
    { low_id: me, high_id: blocker, high_blocked_at: at(57) },
    { low_id: me, high_id: unmatched, unmatched_at: at(58), match_ended_at: at(58), taught: 16 },
    { low_id: me, high_id: bothBlocked, low_blocked_at: at(59), high_blocked_at: at(60) },
    { low_id: lowMatch, high_id: highMatch, ...matched(at(61), at(62), at(62), true) },
    { low_id: lowMatch, high_id: admirer, high_liked: true, high_swiped_at: at(63) },
  ],
  [
    'like_comments',
    comment([lowMatch, me], me, 'My words to the match', at(50)),
    comment([me, highMatch], highMatch, 'Words of the match to me', at(45)),
    comment([me, passed], passed, 'Words of somebody whom I passed', at(55)),
    comment([lowMatch, highMatch], lowMatch, 'Words between others', at(61)),
  ],
  [
    'opened_matches',
    { low_id: lowMatch, high_id: me, user_id: me },
    { low_id: me, high_id: highMatch, user_id: me },
    { low_id: me, high_id: highMatch, user_id: highMatch },
  ],
  [
    'messages',
    {
      ...said(62, [me, highMatch], me, 'Answered', at(72)),
      prompt_id: 'morning-start',
      prompt_answer: 'Uji',
      delivered_at: at(73),
      low_reaction: '😢',
      high_reaction: '👍',
    },
    { ...said(61, [me, highMatch], highMatch, 'Habari', at(71)), warning: 'money', low_reaction: '🙏' },
    { ...said(63, [me, highMatch], me, 'Taken back by me', at(74)), deleted_at: at(75) },
    { ...said(64, [me, highMatch], highMatch, 'Taken back by them', at(76)), deleted_at: at(77) },
    { ...said(65, [lowMatch, me], lowMatch, '', at(78)), media_kind: 'voice', low_reaction: '😂', high_reaction: '😮' },
    { ...said(66, [lowMatch, me], me, '', at(79)), media_kind: 'photo', high_reaction: '❤️' },
    { ...said(67, [lowMatch, highMatch], lowMatch, 'Between others', at(80)), delivered_at: at(81) },
    said(68, [lowMatch, highMatch], highMatch, 'Unread', at(84)),
  ],
  [
    'conversation_reads',
    { low_id: lowMatch, high_id: me, reader_id: me, up_to: 65, read_at: at(82), is_receipt: false },
    { low_id: me, high_id: highMatch, reader_id: me, up_to: 61, read_at: at(81), is_receipt: true },
    { low_id: me, high_id: highMatch, reader_id: highMatch, up_to: 62, read_at: at(83), is_receipt: true },
  ],
];

function comment([low_id, high_id]: readonly [number, number], author_id: number, text: string, created_at: Date) {
  return { low_id, high_id, author_id, text, prompt_id: 'morning-start', answer: `Liked by ${author_id}`, created_at };
}

function said(
  id: number,
  [low_id, high_id]: readonly [number, number],
  sender_id: number,
  text: string,
  created_at: Date,
) {
  return { id, low_id, high_id, sender_id, text, created_at };
}
