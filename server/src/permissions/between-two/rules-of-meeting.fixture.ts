import type { Asking, Rules } from './asking.fixture.ts';
import type { Side } from './steps.fixture.ts';

/** Rules of the deck and of matches. */
export function rulesOfMeeting({ post, drop, swipe, sql, now }: Asking): Rules {
  async function awaitBadge({ id }: Side): Promise<void> {
    await sql('update profiles set is_verified = false where user_id = $1', [id]);
    await sql(
      `insert into verifications (user_id, status, submitted_at) select id, 'pending', $2 from users where id = $1`,
      [id, now()],
    );
  }
  return {
    like: {
      endpoints: ['swipe'],
      ask: (me, them) => swipe(me, them, true, { comment: 'Habari' }),
      stands: 'like',
      word: ({ matched }) => (matched ? 'match' : 'yes'),
    },
    pass: {
      endpoints: ['swipe'],
      ask: (me, them) => swipe(me, them, false),
      stands: 'pass',
      word: ({ matched }) => (matched ? 'match' : 'yes'),
    },
    rewind: {
      endpoints: ['rewindSwipe'],
      ask: (me, { id }) => post(me, '/api/profiles/rewind/', { target_profile_id: id }),
    },
    keep: {
      endpoints: ['keepMember'],
      before: awaitBadge,
      ask: (me, { id }) => post(me, '/api/keeps/', { user_id: id }),
    },
    'open match': { endpoints: ['openMatch'], ask: (me, { id }) => post(me, `/api/profiles/matches/${id}/opened/`) },
    'tell match': {
      endpoints: ['tellMatches'],
      ask: (me, { id }) => post(me, '/api/profiles/matches/told/', { user_ids: [id] }),
    },
    'end match': { endpoints: ['unmatch'], ask: (me, { id }) => drop(me, `/api/profiles/matches/${id}/`) },
  };
}

/** Rules of members who protect themselves. */
export function rulesOfSafety({ post, drop, keepForLater }: Asking): Rules {
  return {
    block: { endpoints: ['blockMember'], ask: (me, { id }) => post(me, '/api/blocks/', { user_id: id }) },
    unblock: { endpoints: ['unblockMember'], ask: (me, { id }) => drop(me, `/api/blocks/${id}/`) },
    report: {
      endpoints: ['reportMember'],
      ask: (me, { id, lastId }) => post(me, '/api/reports/', { user_id: id, reason: 'money', message_ids: [lastId] }),
    },
    'report, block': {
      endpoints: ['reportMember'],
      ask: (me, { id }) => post(me, '/api/reports/', { user_id: id, reason: 'money', block: true }),
    },
    'drop kept': {
      endpoints: ['dropKept'],
      before: keepForLater,
      ask: (me, { id }) => drop(me, `/api/keeps/${id}/`),
    },
  };
}
