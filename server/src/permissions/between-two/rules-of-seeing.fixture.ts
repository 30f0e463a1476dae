import { createPhotoPaths } from '../../gateways/photo-storage/signed-photo-path.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { lists, yesIf, type Asking, type Body, type Rules } from './asking.fixture.ts';

/** Rules of profiles and likes: they only look. */
export function rulesOfSeeing({ config, clock }: TestApp, { get, open, sql, keepForLater }: Asking): Rules {
  const photos = createPhotoPaths(config.secretKey, clock);
  return {
    see: { isLook: true, endpoints: ['getProfile'], ask: (me, { id }) => get(me, `/api/profiles/${id}/`) },
    'see photo': {
      isLook: true,
      endpoints: ['getPhotoFile'],
      ask: (me, { photoKey }) => open(photos.signFor(me.id)(photoKey, 480)),
    },
    'be dealt': {
      isLook: true,
      endpoints: ['getDeck'],
      // Everybody else pauses. Otherwise the deck may be full without the other one.
      before: (me, them) =>
        sql('update profiles set is_active = false where user_id not in ($1, $2)', [me.id, them.id]),
      ask: (me) => get(me, '/api/profiles/discover/'),
      word: lists('id'),
    },
    find: {
      isLook: true,
      endpoints: ['getDeck'],
      ask: (me, { name }) => get(me, `/api/profiles/discover/?search=${encodeURIComponent(name)}`),
      word: lists('id'),
    },
    'see like': {
      isLook: true,
      endpoints: ['listLikers'],
      ask: (me) => get(me, '/api/profiles/likes-me/'),
      word: ({ people }, them) => lists('id')(people, them),
    },
    'count like': {
      isLook: true,
      endpoints: ['listLikers'],
      ask: (me) => get(me, '/api/profiles/likes-me/'),
      word: ({ count }) => yesIf(count === 1),
    },
    'list kept': {
      isLook: true,
      endpoints: ['listKept'],
      before: keepForLater,
      ask: (me) => get(me, '/api/keeps/'),
      word: lists('id'),
    },
  };
}

/** Rules of what a match sees, and of what is left of a match: they only look. */
export function rulesOfLists({ signMediaFor }: TestApp, { get, open }: Asking): Rules {
  return {
    'list match': {
      isLook: true,
      endpoints: ['listMatches'],
      ask: (me) => get(me, '/api/profiles/matches/'),
      word: lists('id'),
    },
    // The first letters of the comments that came with the likes.
    comments: {
      isLook: true,
      endpoints: ['listMatches'],
      ask: (me) => get(me, '/api/profiles/matches/'),
      word: ([match]) => {
        const texts: string[] = (match?.comments ?? []).map(({ text }: Body) => text);
        return (
          texts
            .map(([letter]) => letter)
            .toSorted()
            .join('') || '-'
        );
      },
    },
    // The number of messages, two of which have a photo.
    read: {
      isLook: true,
      endpoints: ['listConversation'],
      ask: (me, { id }) => get(me, `/api/messages/conversation/${id}/`),
      word: ({ length }) => String(length),
    },
    'chat photo': {
      isLook: true,
      endpoints: ['getChatPhotoFile'],
      ask: (me, { mediaKey }) => open(signMediaFor(me.id)(mediaKey, 'photo.webp')),
    },
    // The number of conversations of which the member has a copy.
    copies: {
      isLook: true,
      endpoints: ['listPastConversations'],
      ask: (me) => get(me, '/api/messages/past/'),
      word: ({ length }) => String(length),
    },
    // The first letters of the kinds of notifications: like, match, message (w for written).
    news: {
      isLook: true,
      endpoints: ['listNotifications'],
      ask: (me) => get(me, '/api/notifications/'),
      word: (body) => {
        const kinds = body.map(({ kind }: Body) => ({ like: 'l', match: 'm', message: 'w' })[kind as string] ?? kind);
        return kinds.toSorted().join('') || '-';
      },
    },
    'list block': {
      isLook: true,
      endpoints: ['listBlocks'],
      ask: (me) => get(me, '/api/blocks/'),
      word: lists('user_id'),
    },
  };
}
