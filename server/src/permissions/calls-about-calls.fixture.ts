import { each, once, type Call, type Calls } from './calls.fixture.ts';
import { isSignedIn, nobody, ofMatch, ofOwner } from './rules.fixture.ts';

const device = '99999999-9999-4999-8999-999999999999';
const about = (what: string, more = {}) =>
  each(({ call }) => ({ url: `/api/calls/${call}/${what}/`, payload: { device, ...more } }));

/** The requests of a member about voice calls. */
export const callsAboutCalls = {
  getCallStanding: { ask: each((_, { id }) => ({ url: `/api/calls/with/${id}/` })), passes: ofMatch },
  setTalk: {
    ask: each((_, { id }) => ({ url: `/api/calls/with/${id}/talk/`, payload: { yes: true } })),
    passes: ofMatch,
    writes: ['call_talks:insert'],
  },
  // Without a TURN server, this request is refused for everybody.
  startCall: {
    ask: each((_, { id }) => ({ url: '/api/calls/', payload: { receiver: id, client_id: device, device } })),
    passes: nobody,
  },
  getLiveCall: { ask: once(`/api/calls/live/?device=${device}`), passes: isSignedIn },
  // All voice calls of this world have ended.
  answerCall: { ask: about('answer'), passes: nobody },
  signalCall: { ask: about('signal'), passes: nobody },
  keepCallAlive: { ask: about('alive'), passes: ofOwner },
  endCall: { ask: about('end', { reason: 'user_hangup' }), passes: ofOwner },
  rateCall: {
    ask: each(({ call }) => ({ url: `/api/calls/${call}/rating/`, payload: { rating: 'good' } })),
    passes: ofOwner,
    // The partner of the call does not belong to this world.
    writes: ['calls:update of bystanders'],
  },
} satisfies Partial<Record<keyof Calls, Call>>;
