import type { Asking, Rules } from './asking.fixture.ts';
import type { Pair, Side } from './steps.fixture.ts';

const [message, plan, call] = [1, 2, 3].map((digit) => `${'0'.repeat(8)}-0000-4000-8000-00000000000${digit}`);

/** Rules of a conversation. */
export function rulesOfMessages({ post, drop, send, upload, inHours }: Asking): Rules {
  return {
    write: { endpoints: ['sendMessage'], ask: (me, them) => send(me, them, 'Uko?', { client_id: message }) },
    reply: {
      endpoints: ['sendMessage'],
      ask: (me, them) => send(me, them, 'Poa', { client_id: message, reply_to: them.lastId }),
    },
    // The file is no picture, and is looked at only where one may be sent.
    'add photo': {
      endpoints: ['addChatPhoto'],
      ask: (me, { id }) =>
        upload(me, '/api/messages/media/photos/', { receiver: String(id), photo: Buffer.from('nothing') }),
    },
    type: { endpoints: ['showTyping'], ask: (me, { id }) => post(me, '/api/messages/typing/', { receiver: id }) },
    receive: {
      endpoints: ['confirmDelivery'],
      ask: (me, { id, lastId }) =>
        post(me, '/api/messages/delivered/', { conversations: [{ partner: id, up_to: lastId }] }),
    },
    'mark read': {
      endpoints: ['readConversation'],
      ask: (me, { id, lastId }) => post(me, `/api/messages/conversation/${id}/read/`, { up_to: lastId }),
    },
    react: {
      endpoints: ['reactToMessage'],
      ask: (me, { lastId }) => post(me, `/api/messages/${lastId}/reaction/`, { emoji: '👍' }),
    },
    'delete mine': { endpoints: ['deleteMessage'], ask: (me) => drop(me, `/api/messages/${me.lastId}/`) },
    'delete theirs': { endpoints: ['deleteMessage'], ask: (me, { lastId }) => drop(me, `/api/messages/${lastId}/`) },
    'uncover photo': {
      endpoints: ['showChatPhoto'],
      ask: (me, { photoMessageId }) => post(me, `/api/messages/${photoMessageId}/photo/shown/`),
    },
    'decline photo': {
      endpoints: ['declineChatPhoto'],
      ask: (me, { photoMessageId }) => post(me, `/api/messages/${photoMessageId}/photo/declined/`),
    },
    'plan a date': {
      endpoints: ['createDatePlan'],
      ask: (me, { id }) => {
        const times = { meets_at: inHours(2), check_in_at: inHours(4) };
        return post(me, '/api/date-plans/', { partner: id, client_id: plan, place: 'Java House', ...times });
      },
    },
  };
}

/** Rules of calls: before, in and after one. */
export function rulesOfCalls({ get, post, put, sql }: Asking): Rules {
  const about =
    (what: string, more = {}) =>
    (me: Side, _them: Side, { callId }: Pair) =>
      post(me, `/api/calls/${callId}/${what}/`, { device: me.device, ...more });
  return {
    'may call': {
      isLook: true,
      endpoints: ['getCallStanding'],
      ask: (me, { id }) => get(me, `/api/calls/with/${id}/`),
      word: ({ may_call: may }) => may.replace('needs_', '').replace('in_call', 'busy'),
    },
    'see call': {
      isLook: true,
      endpoints: ['getLiveCall'],
      ask: (me) => get(me, `/api/calls/live/?device=${me.device}`),
      word: ({ call: live }) => live?.state ?? 'no',
    },
    agree: {
      endpoints: ['setTalk'],
      before: (me, them) => sql('delete from call_talks where member_id = $1 and partner_id = $2', [me.id, them.id]),
      ask: (me, { id }) => put(me, `/api/calls/with/${id}/talk/`, { yes: true }),
      isToldAgain: 'open apps look again, and nobody is notified',
    },
    refuse: {
      endpoints: ['setTalk'],
      ask: (me, { id }) => put(me, `/api/calls/with/${id}/talk/`, { yes: false }),
      isToldAgain: 'the other devices of the member look again',
    },
    call: {
      endpoints: ['startCall'],
      ask: (me, { id }) => post(me, '/api/calls/', { receiver: id, client_id: call, device: me.device }),
    },
    answer: { endpoints: ['answerCall'], ask: about('answer') },
    signal: {
      endpoints: ['signalCall'],
      ask: about('signal', { candidates: [] }),
      isToldAgain: 'each signal is passed on',
    },
    stay: {
      endpoints: ['keepCallAlive'],
      ask: about('alive'),
      isLive: 'it is a sign of life',
    },
    'hang up': { endpoints: ['endCall'], ask: about('end', { reason: 'user_hangup' }) },
    rate: { endpoints: ['rateCall'], ask: about('rating', { rating: 'good' }) },
  };
}
