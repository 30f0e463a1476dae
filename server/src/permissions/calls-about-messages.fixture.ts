import { all, anybodys, each, eachMessage, once, type Call, type Calls } from './calls.fixture.ts';
import { isBetween, isSignedIn, nobody, ofMatch, ofOwner, whole } from './rules.fixture.ts';

/** The requests of two matched members about their conversation, and about past conversations. */
export const callsAboutMessages = {
  listConversation: {
    ask: all(
      each((_, { id }) => ({ url: `/api/messages/conversation/${id}/` })),
      each((_, { id }) => ({ url: `/api/messages/conversation/${id}/?limit=1&before=1000000` })),
    ),
    passes: ofMatch,
    shows: ['words'],
  },
  sendMessage: {
    ask: all(
      each((_, { id }, actor) => ({
        url: '/api/messages/send/',
        payload: { sender: actor.person?.id ?? 1, receiver: id, text: 'Uko?' },
      })),
      // Sends a message in somebody else's name.
      each((_, { id }, actor) => ({
        url: '/api/messages/send/',
        payload: { sender: id, receiver: actor.person?.id ?? 1, text: 'Uko?' },
        passes: nobody,
      })),
      eachMessage((message, actor) => ({
        url: '/api/messages/send/',
        payload: {
          sender: actor.person?.id ?? 1,
          receiver: actor.person === message.to ? message.from.id : message.to.id,
          text: 'Uko?',
          reply_to: message.id,
        },
        passes: () => isBetween(actor, message),
      })),
    ),
    passes: ofMatch,
    shows: ['words'],
    writes: ['messages:insert', 'daily_usage:insert', 'notifications:insert of others'],
  },
  showTyping: {
    ask: each((_, { id }) => ({ url: '/api/messages/typing/', payload: { receiver: id } })),
    passes: ofMatch,
  },
  confirmDelivery: {
    ask: each((_, { id }) => ({
      url: '/api/messages/delivered/',
      payload: { conversations: [{ partner: id, up_to: 1_000_000 }] },
    })),
    passes: isSignedIn,
    writes: whole(['messages:update'], ofMatch),
  },
  readConversation: {
    ask: each((_, { id }) => ({ url: `/api/messages/conversation/${id}/read/`, payload: { up_to: 1_000_000 } })),
    passes: ofMatch,
    writes: ['conversation_reads:insert', 'messages:update', 'notifications:update'],
  },
  reactToMessage: {
    ask: eachMessage((message, actor) => ({
      url: `/api/messages/${message.id}/reaction/`,
      payload: { emoji: '👍' },
      passes: () => isBetween(actor, message),
    })),
    passes: nobody,
    shows: ['words'],
    writes: ['messages:update'],
  },
  // Without a picture, this request is refused for everybody.
  addChatPhoto: {
    ask: each((_, { id }) => ({ url: '/api/messages/media/photos/', payload: { receiver: id } })),
    passes: nobody,
  },
  getChatMedia: { ask: once('/api/messages/media/'), passes: isSignedIn },
  // Without a recording, this request is refused for everybody.
  addVoiceNote: {
    ask: each((_, { id }) => ({ url: '/api/messages/media/voice-notes/', payload: { receiver: id } })),
    passes: nobody,
  },
  showChatPhoto: {
    ask: eachMessage((message, actor) => ({
      url: `/api/messages/${message.id}/photo/shown/`,
      passes: () => isBetween(actor, message) && actor.person === message.to,
    })),
    passes: nobody,
    shows: ['words'],
    writes: ['message_media:update', 'message_media:update of others'],
  },
  declineChatPhoto: {
    ask: eachMessage((message, actor) => ({
      url: `/api/messages/${message.id}/photo/declined/`,
      passes: () => isBetween(actor, message) && actor.person === message.to,
    })),
    passes: nobody,
    writes: ['messages:update', ...anybodys(['message_media:update', 'message_media:delete'])],
  },
  deleteMessage: {
    ask: eachMessage((message, actor) => ({
      url: `/api/messages/${message.id}/`,
      passes: () => isBetween(actor, message) && actor.person === message.from,
    })),
    passes: nobody,
    writes: ['messages:update', ...anybodys(['message_media:update', 'message_media:delete'])],
  },
  readPastConversation: { ask: each(({ past }) => ({ url: `/api/messages/past/${past}/` })), passes: ofOwner },
  removePastConversation: {
    ask: each(({ past }) => ({ url: `/api/messages/past/${past}/` })),
    passes: isSignedIn,
    writes: whole(['past_conversations:delete', 'past_messages:delete'], ofOwner),
  },
} satisfies Partial<Record<keyof Calls, Call>>;
