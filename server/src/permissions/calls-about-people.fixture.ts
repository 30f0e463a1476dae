import { all, each, eachMessage, once, type Call, type Calls } from './calls.fixture.ts';
import {
  areMatched,
  hasLiked,
  isLikedBy,
  isOwn,
  isSeparated,
  isSignedIn,
  isVerified,
  keeps,
  maySee,
  maySwipe,
  ofMatch,
  ofOthers,
  profileOf,
  whole,
} from './rules.fixture.ts';

const reported = ['reports:insert', 'report_cases:insert', 'report_cases:update'];

/** The requests of a member about other people. */
export const callsAboutPeople = {
  getProfile: { ask: each((_, { id }) => ({ url: `/api/profiles/${id}/` })), passes: maySee, shows: profileOf },
  getDeck: {
    ask: once('/api/profiles/discover/'),
    passes: isSignedIn,
    lists: (actor, { people }) =>
      people
        .filter((owner) => owner !== actor.person && maySwipe(actor, owner))
        .flatMap((owner) => profileOf(actor, owner).map((what) => `${owner.name} ${what}`)),
    writes: [
      'deck_queues:insert',
      'deck_queues:update',
      'deck_queues:delete',
      // Those who cannot be kept any longer leave the list.
      'keeps:delete of bystanders',
      'daily_usage:insert',
      'daily_usage:update',
      'network_usage:insert',
      'network_usage:update',
    ],
  },
  listKept: {
    ask: once('/api/keeps/'),
    passes: isSignedIn,
    lists: (actor, { people }) =>
      people
        .filter((owner) => keeps(actor, owner) && maySwipe(actor, owner) && !hasLiked(actor, owner))
        .flatMap((owner) => profileOf(actor, owner).map((what) => `${owner.name} ${what}`)),
  },
  keepMember: {
    ask: each((_, { id }) => ({ url: '/api/keeps/', payload: { user_id: id } })),
    // Everybody's documents are in review.
    passes: (actor, owner) => !isVerified(actor) && maySwipe(actor, owner) && !hasLiked(actor, owner),
    writes: ['keeps:insert'],
  },
  dropKept: {
    ask: each((_, { id }) => ({ url: `/api/keeps/${id}/` })),
    passes: isSignedIn,
    writes: ['keeps:delete'],
  },
  listMatches: {
    ask: once('/api/profiles/matches/'),
    passes: isSignedIn,
    lists: (actor, { people }) =>
      people
        .filter((owner) => areMatched(actor, owner) && maySee(actor, owner))
        .flatMap((owner) => ['name', 'photo', 'words'].map((what) => `${owner.name} ${what}`)),
  },
  listLikers: {
    ask: once('/api/profiles/likes-me/'),
    passes: isSignedIn,
    // Without Premium, only the first one is listed.
    lists: (actor, { people }) =>
      people
        .filter((owner) => isLikedBy(actor, owner) && !hasLiked(actor, owner) && maySwipe(actor, owner))
        .slice(0, 1)
        .flatMap((owner) => ['name', 'bio', 'photo'].map((what) => `${owner.name} ${what}`)),
    writes: ['like_reveals:insert', 'like_counts:insert', 'like_counts:update'],
  },
  markLikersSeen: {
    ask: once('/api/profiles/likes-me/seen/', { as_of: '2026-11-21T09:00:00Z' }),
    passes: isSignedIn,
    writes: ['like_visits:insert', 'like_visits:update'],
  },
  openMatch: {
    ask: each((_, { id }) => ({ url: `/api/profiles/matches/${id}/opened/` })),
    passes: ofMatch,
    writes: ['opened_matches:insert', 'notifications:update'],
  },
  tellMatches: {
    ask: each((_, { id }) => ({ url: '/api/profiles/matches/told/', payload: { user_ids: [id] } })),
    passes: isSignedIn,
    writes: whole(['notifications:update'], ofMatch),
  },
  unmatch: {
    ask: each((_, { id }) => ({ url: `/api/profiles/matches/${id}/` })),
    passes: ofOthers,
    writes: whole(
      [
        'pairs:update',
        'message_media:update',
        'message_media:delete',
        'past_conversations:insert',
        'past_messages:insert',
        'notifications:update',
        'notifications:delete',
        'keeps:delete',
        'keeps:delete of others',
        'opened_matches:delete',
      ],
      ofMatch,
    ),
  },
  swipe: {
    ask: all(
      each(({ photo }, { id }) => ({
        url: '/api/profiles/like-pass/',
        payload: { target_profile_id: id, matched: true, photo_id: photo, comment: 'Habari' },
        // A paused member may pass others, but like nobody.
        passes: (actor, owner) => isVerified(actor) && actor.person?.name !== 'inactive' && maySwipe(actor, owner),
      })),
      each((_, { id }) => ({ url: '/api/profiles/like-pass/', payload: { target_profile_id: id, matched: false } })),
    ),
    passes: maySwipe,
    shows: whole(['name', 'photo', 'words', 'prompt'], isLikedBy),
    writes: (actor, owner) => [
      'pairs:insert',
      'pairs:update',
      'daily_usage:insert',
      'like_comments:insert',
      'notifications:insert of others',
      ...(isLikedBy(actor, owner) ? ['notifications:insert'] : []),
    ],
  },
  rewindSwipe: {
    ask: each((_, { id }) => ({ url: '/api/profiles/rewind/', payload: { target_profile_id: id } })),
    passes: (actor, owner) => maySwipe(actor, owner) && !hasLiked(actor, owner),
    shows: profileOf,
  },
  blockMember: {
    ask: each((_, { id }) => ({ url: '/api/blocks/', payload: { user_id: id } })),
    passes: ofOthers,
    writes: (actor, owner) =>
      isOwn(actor, owner)
        ? []
        : [
            'pairs:insert',
            'pairs:update',
            'message_media:update',
            'message_media:delete',
            'past_conversations:insert',
            'past_messages:insert',
            'notifications:update',
            'notifications:delete',
            'like_comments:delete',
            'keeps:delete',
            'keeps:delete of others',
            'opened_matches:delete',
          ],
  },
  listBlocks: {
    ask: once('/api/blocks/'),
    passes: isSignedIn,
    lists: (actor, { people }) =>
      people
        .filter((owner) => actor.person?.name === 'blocker' || owner.name === 'blocked')
        .map((owner) => `${owner.name} name`),
  },
  unblockMember: {
    ask: each((_, { id }) => ({ url: `/api/blocks/${id}/` })),
    passes: isSignedIn,
    writes: (actor, owner) =>
      isSeparated(actor, owner)
        ? ['pairs:update', 'pairs:delete', 'messages:delete', 'conversation_reads:delete', 'message_media:update']
        : [],
  },
  reportMember: {
    ask: all(
      each((_, { id }) => ({ url: '/api/reports/', payload: { user_id: id, reason: 'money' } })),
      eachMessage((message, actor) => ({
        url: '/api/reports/',
        payload: { user_id: message.from.id, reason: 'money', message_ids: [message.id] },
        // The file has only the messages that were sent to the member.
        ...(actor.person === message.to && { writes: [...reported, 'report_messages:insert', 'message_media:update'] }),
      })),
    ),
    passes: ofOthers,
    writes: reported,
  },
} satisfies Partial<Record<keyof Calls, Call>>;
