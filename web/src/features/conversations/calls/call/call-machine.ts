import type { Call } from '@mwanzo/contract/conversations/calls';
import type { CallQuality } from '../screens/call-person.ts';
import type { EndReason } from '../screens/end-texts.ts';

type CallRole = Call['role'];

interface With {
  readonly partner: number;
}
/** A call that the server knows. */
interface Known extends With {
  readonly id: string;
}

export interface Talking extends Known {
  readonly phase: 'talking';
  readonly role: CallRole;
  /** The `timeOnPage` when the two first heard each other. */
  readonly since: number;
  readonly quality: CallQuality;
  readonly isMuted: boolean;
  /** The data used so far, in both directions. */
  readonly kilobytes: number;
}

export interface Over extends With {
  readonly phase: 'over';
  readonly id: string | null;
  readonly role: CallRole;
  readonly reason: EndReason;
  /** The length of the conversation; null if the two never heard each other. */
  readonly seconds: number | null;
  readonly kilobytes: number;
}

/** The state of this page's only call. */
export type CallState =
  | { readonly phase: 'idle' }
  /** The member is calling. Until the server knows the call, it has no id. */
  | (With & { readonly phase: 'calling'; readonly id: string | null })
  /** Somebody is calling the member. */
  | (Known & { readonly phase: 'ringing'; readonly isAnswering: boolean })
  | (Known & { readonly phase: 'connecting'; readonly role: CallRole })
  | Talking
  | Over;

export type CallEvent =
  | { readonly type: 'call'; readonly partner: number }
  | { readonly type: 'known'; readonly id: string }
  | { readonly type: 'ring'; readonly id: string; readonly partner: number }
  | { readonly type: 'answering' }
  /** The call was answered, by the member or by the partner. */
  | { readonly type: 'answered'; readonly id: string; readonly role: CallRole }
  | { readonly type: 'heard'; readonly now: number }
  | { readonly type: 'quality'; readonly quality: CallQuality }
  | { readonly type: 'traffic'; readonly kilobytes: number }
  | { readonly type: 'mute'; readonly isMuted: boolean }
  | { readonly type: 'end'; readonly reason: EndReason; readonly now: number }
  /** The screen about the call's end is closed, or there is none to show. */
  | { readonly type: 'leave' };

export const idle: CallState = { phase: 'idle' };

/** Says whether there is a call that has not ended. */
export function isLive(state: CallState): state is Live {
  return state.phase !== 'idle' && state.phase !== 'over';
}

/**
 * Returns the state after an event. An event that does not fit the state, such as an answer to an ended call, changes
 * nothing.
 */
export function nextCallState(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'call':
      return isLive(state) ? state : { phase: 'calling', partner: event.partner, id: null };
    case 'ring':
      return isLive(state) ? state : { phase: 'ringing', partner: event.partner, id: event.id, isAnswering: false };
    case 'known':
      return state.phase === 'calling' ? { ...state, id: event.id } : state;
    case 'answering':
      return state.phase === 'ringing' ? { ...state, isAnswering: true } : state;
    case 'answered':
      return state.phase === 'calling' || state.phase === 'ringing'
        ? { phase: 'connecting', partner: state.partner, id: event.id, role: event.role }
        : state;
    case 'end':
      return isLive(state) ? endOf(state, event) : state;
    case 'leave':
      return idle;
    default:
      return nextOfConnection(state, event);
  }
}

type ConnectionEvent = Extract<CallEvent, { type: 'heard' | 'quality' | 'traffic' | 'mute' }>;

/** Handles the events after the call was answered. */
function nextOfConnection(state: CallState, event: ConnectionEvent): CallState {
  if (event.type === 'heard' && state.phase === 'connecting') {
    const { partner, id, role } = state;
    return { phase: 'talking', partner, id, role, since: event.now, quality: 'good', isMuted: false, kilobytes: 0 };
  }
  if (state.phase !== 'talking') return state;
  switch (event.type) {
    case 'heard':
      return { ...state, quality: 'good' };
    case 'quality':
      return { ...state, quality: event.quality };
    case 'traffic':
      return { ...state, kilobytes: event.kilobytes };
    case 'mute':
      return { ...state, isMuted: event.isMuted };
  }
}

type Live = Exclude<CallState, { phase: 'idle' } | Over>;

function endOf(state: Live, { reason, now }: Extract<CallEvent, { type: 'end' }>): CallState {
  const isTalking = state.phase === 'talking';
  return {
    phase: 'over',
    partner: state.partner,
    id: state.id,
    role: roleOf(state),
    reason,
    seconds: isTalking ? Math.max(0, Math.floor((now - state.since) / 1000)) : null,
    kilobytes: isTalking ? state.kilobytes : 0,
  };
}

function roleOf(state: Live): CallRole {
  if (state.phase === 'calling') return 'caller';
  return state.phase === 'ringing' ? 'callee' : state.role;
}
