import type { StreamEvent } from '@mwanzo/contract/events';
import { request } from '../../../../api/request.ts';
import { RequestError } from '../../../../api/request-error.ts';
import { readSession, subscribeToSession } from '../../../../api/session.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { newUuid } from '../../../../device/new-uuid.ts';
import { timeOnPage } from '../../../../device/use-seconds.ts';
import { callPartner } from '../../../../shared/calls/call-partner.ts';
import { createStore } from '../../../../state/store.ts';
import { endTexts, type EndReason } from '../screens/end-texts.ts';
import { callConsentAsked } from '../consent/call-consent-asked.ts';
import { createCallAttempt, type CallAttempt } from './call-attempt.ts';
import { idle, isLive, nextCallState, type CallEvent, type CallState } from './call-machine.ts';
import { tellEnd } from './tell-end.ts';

/** The id by which the server knows this page: if two tabs are open, one of them takes part in a call. */
const device = newUuid();
/** A call rings only if it will still ring for this long, in ms. */
const ringMin = 3000;

/** The only call of this page. */
export const callState = createStore<CallState>(idle);

/** Null without a call. */
let current: CallAttempt | null = null;

function dispatch(event: CallEvent): void {
  const state = nextCallState(callState.read(), event);
  if (state === callState.read()) return;
  callState.write(state);
  const partner = state.phase === 'idle' ? null : state.partner;
  if (callPartner.read() !== partner) callPartner.write(partner);
}

/** @param isTold true if the server already knows that the call has ended */
function finish(reason: EndReason, isTold: boolean): void {
  const state = callState.read();
  if (!isLive(state)) return;
  current?.end();
  current = null;
  dispatch({ type: 'end', reason, now: timeOnPage() });
  if (!isTold && state.id !== null) void tellEnd(state.id, device, reason);
  const over = callState.read();
  if (over.phase === 'over' && over.seconds === null && !endTexts(over.reason, over.role, '')) closeCall();
}

function begin(): CallAttempt {
  current = createCallAttempt({ device, dispatch, onEnd: finish });
  return current;
}

/** Calls a match. A second press has no effect. */
export async function callMember(partner: number): Promise<void> {
  if (isLive(callState.read())) return;
  if (typeof RTCPeerConnection === 'undefined') return;
  const mine = begin();
  dispatch({ type: 'call', partner });
  if (!(await mine.listen())) return;
  try {
    const call = await request('POST /api/calls/', { body: { receiver: partner, client_id: newUuid(), device } });
    if (mine.isOver()) return void tellEnd(call.id, device, 'user_hangup');
    dispatch({ type: 'known', id: call.id });
    if (call.state === 'ended') finish(call.reason ?? 'user_busy', true);
    // The partner was calling the member at the same time, so this answers the partner's call.
    else if (call.role === 'callee') await answerOnServer(call.id, mine);
    else if (call.device === device) mine.offer(call);
    else finish('answered_elsewhere', true);
  } catch (error) {
    if (!mine.isOver()) refused(partner, error);
  }
}

function refused(partner: number, error: unknown): void {
  const code = error instanceof RequestError ? error.code : null;
  if (code === 'premium_required' || code === 'call_refused') {
    finish('cancelled', true);
    return callConsentAsked.write(partner);
  }
  finish(code === null ? 'ice_failed' : 'refused', true);
}

/** Answers the ringing call on this page. */
export async function answerCall(): Promise<void> {
  const state = callState.read();
  if (!current || state.phase !== 'ringing' || state.isAnswering) return;
  const mine = current;
  dispatch({ type: 'answering' });
  if (await mine.listen()) await answerOnServer(state.id, mine);
}

async function answerOnServer(callId: string, mine: CallAttempt): Promise<void> {
  try {
    const call = await request('POST /api/calls/{callId}/answer/', { params: { callId }, body: { device } });
    if (mine.isOver()) return void tellEnd(callId, device, 'user_hangup');
    mine.answer(call);
  } catch (error) {
    if (mine.isOver()) return;
    if (!(error instanceof RequestError)) return finish('ice_failed', false);
    const { call } = await request('GET /api/calls/live/', { query: { device } }).catch(() => ({ call: null }));
    if (!mine.isOver()) finish(call ? 'answered_elsewhere' : 'cancelled', true);
  }
}

/** Ends the call: cancels, declines or hangs up. */
export function hangUp(): void {
  finish('user_hangup', false);
}

/** Ends the call without a closing screen, because the member has just blocked or unmatched the partner. */
export function leaveCall(): void {
  hangUp();
  closeCall();
}

export function setMuted(isMuted: boolean): void {
  current?.setMuted(isMuted);
  dispatch({ type: 'mute', isMuted });
}

/** Closes the screen about the call's end. */
export function closeCall(): void {
  if (!isLive(callState.read())) dispatch({ type: 'leave' });
}

type CallNews = Extract<StreamEvent, { type: 'call' | 'call_signal' }>;

/** Handles an event about a call from the server. */
export function receiveCallNews(event: CallNews): void {
  const state = callState.read();
  const isThis = isLive(state) && state.id === event.call_id;
  if (event.type === 'call_signal') {
    const { description, candidates } = event;
    if (isThis) current?.receive({ description, candidates });
    return;
  }
  if (event.state === 'ringing') return void ringUp(event);
  if (!isThis) return;
  if (event.state === 'ended') return finish(event.reason ?? 'user_hangup', true);
  if (event.device === device) return current?.answered();
  // Another device of the member has answered the call.
  if (state.phase === 'ringing' && !state.isAnswering) finish('declined', true);
}

/** Ends the call with a partner who has unmatched the member or whose account is gone, as if they had hung up. */
export function endWith(partner: number): void {
  const state = callState.read();
  if (isLive(state) && state.partner === partner) finish('user_hangup', false);
}

/** Rings, after the server has confirmed that the call still rings: the event may be old. */
async function ringUp({ call_id: id, partner, device: taken }: Extract<CallNews, { type: 'call' }>): Promise<void> {
  if (taken !== null || isLive(callState.read())) return;
  try {
    const { call } = await request('GET /api/calls/live/', { query: { device } });
    const rings = call?.id === id && call.role === 'callee' && call.state === 'ringing' && call.rings_for_ms >= ringMin;
    if (!rings || isLive(callState.read())) return;
    begin().ringFor(call.rings_for_ms + ringMin, () => {
      if (callState.read().phase === 'ringing') finish('invite_timeout', true);
    });
    dispatch({ type: 'ring', id, partner });
  } catch (error) {
    logFailure('Could not ask about a call', error);
  }
}

// Signing out ends the call.
subscribeToSession(() => {
  if (readSession().status === 'authenticated' || !isLive(callState.read())) return;
  finish('user_hangup', true);
  closeCall();
});

// Leaving the page ends its call, because another page cannot continue it.
addEventListener('pagehide', () => {
  const state = callState.read();
  if (!isLive(state)) return;
  const { id } = state;
  // A call that still rings goes on ringing on other devices.
  if (id !== null && state.phase !== 'ringing') void tellEnd(id, device, 'user_hangup', true);
  finish('user_hangup', true);
});
