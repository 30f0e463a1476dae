import { all, each, type Call, type Calls } from './calls.fixture.ts';
import { isSignedIn, nobody, ofMatch, ofOwner, whole } from './rules.fixture.ts';

const changedProfile = ['profile_changes:insert', 'profile_changes:update', 'profile_changes:delete'];

/**
 * The requests of a member about their own photos, notifications, devices and plans. Other members own such objects
 * too.
 */
export const callsAboutObjects = {
  deletePhoto: {
    ask: all(
      each(({ photo }) => ({ url: `/api/profiles/me/photos/${photo}/` })),
      each(({ heldPhoto }) => ({ url: `/api/profiles/me/photos/${heldPhoto}/` })),
    ),
    passes: ofOwner,
    writes: ['photos:delete', 'photos:update', 'profiles:update', 'photo_reviews:delete', ...changedProfile],
  },
  orderPhotos: {
    ask: each(({ photo, heldPhoto }) => ({
      url: '/api/profiles/me/photos/order/',
      payload: { ids: [heldPhoto, photo] },
    })),
    passes: ofOwner,
    writes: ['photos:update', 'profiles:update', ...changedProfile],
  },
  // Without a picture, this request is refused for everybody.
  addPhoto: {
    ask: each(({ photo }) => ({ url: '/api/profiles/me/photos/', payload: { replaces: photo } })),
    passes: nobody,
  },
  markNotificationRead: {
    ask: each(({ notification }) => ({ url: `/api/notifications/${notification}/mark-read/` })),
    passes: ofOwner,
    writes: ['notifications:update'],
  },
  subscribeToPush: {
    ask: each(({ push }) => ({
      url: '/api/push/subscriptions/',
      payload: { endpoint: push, keys: { p256dh: 'p', auth: 'a' } },
    })),
    passes: nobody,
  },
  unsubscribeFromPush: {
    ask: each(({ push }) => ({ url: '/api/push/subscriptions/', payload: { endpoint: push } })),
    passes: isSignedIn,
    writes: whole(['push_subscriptions:delete'], ofOwner),
  },
  sayFine: {
    ask: each(({ plan }) => ({ url: `/api/date-plans/${plan}/fine/` })),
    passes: ofOwner,
    writes: ['date_plans:update'],
  },
  takeBackFine: {
    ask: each(({ plan }) => ({ url: `/api/date-plans/${plan}/fine/` })),
    passes: ofOwner,
    writes: ['date_plans:update'],
  },
  changeCheckIn: {
    ask: each(({ plan }) => ({
      url: `/api/date-plans/${plan}/check-in/`,
      payload: { check_in_at: '2026-11-21T19:00:00Z' },
    })),
    passes: ofOwner,
    writes: ['date_plans:update'],
  },
  cancelDatePlan: {
    ask: each(({ plan }) => ({ url: `/api/date-plans/${plan}/` })),
    passes: ofOwner,
    writes: ['date_plans:delete'],
  },
  createDatePlan: {
    ask: each((_, { id }) => ({
      url: '/api/date-plans/',
      payload: {
        partner: id,
        client_id: '99999999-9999-4999-8999-999999999999',
        place: 'Java House',
        meets_at: '2026-11-21T17:00:00Z',
        check_in_at: '2026-11-21T20:00:00Z',
      },
    })),
    passes: ofMatch,
    shows: ['name'],
    writes: ['date_plans:insert'],
  },
  streamEvents: { ask: () => [], passes: nobody },
} satisfies Partial<Record<keyof Calls, Call>>;

const ended = ['sessions:update', 'ended_sessions:insert'];

/** A session that was ended stays ended while the process runs, so each member ends their own last. */
export const callsThatEndSessions = {
  revokeSessions: {
    ask: (world, actor) =>
      each(({ refresh }) => ({ url: '/api/token/revoke/', payload: { refresh } }))(world, actor).filter(
        ({ of }) => of !== actor.person,
      ),
    passes: isSignedIn,
  },
  endSession: {
    ask: (world, actor) =>
      each((_, { id }) => ({ url: `/api/account/sessions/${id}/` }))(world, actor).toSorted(
        (one, other) => Number(one.of === actor.person) - Number(other.of === actor.person),
      ),
    passes: ofOwner,
    writes: ended,
  },
} satisfies Partial<Record<keyof Calls, Call>>;
