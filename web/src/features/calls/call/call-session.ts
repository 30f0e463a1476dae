import type { Call } from '@mwanzo/contract/calls';
import type { StreamEvent } from '@mwanzo/contract/events';
import { request } from '../../../api/request.ts';
import { RequestError } from '../../../api/request-error.ts';
import { readSession, subscribeToSession } from '../../../api/session.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { newUuid } from '../../../device/new-uuid.ts';
import { callPartner } from '../../../queries/call-partner.ts';
import { createStore } from '../../../state/store.ts';
import { endWords, type EndReason } from '../screens/end-words.ts';
import { talkAsked } from '../talk/talk-asked.ts';
import { idle, isLive, nextCallState, roleOf, type CallEvent, type CallState } from './call-machine.ts';
import { createLine, type Line } from './line.ts';
import { MicrophoneError, openMicrophone, turnOff } from './microphone.ts';
import type { PeerWords } from './peer.ts';
import { tellEnd } from './tell-end.ts';

/** This page, as the server knows it: of two tabs one takes part in a call. */
const device = newUuid();
/** Nothing rings that is about to stop, in ms. */
const ringMin = 3000;

/** The one call of this page. */
export const callState = createStore<CallState>(idle);

let line: Line | null = null;
let microphone: MediaStream | null = null;
/** What the caller says while this page is still answering. */
let early: PeerWords[] = [];
let ringing: ReturnType<typeof setTimeout> | undefined;
/** Counts calls: what comes late belongs to an earlier one. */
let attempt = 0;

function dispatch(event: CallEvent): void {
  const state = nextCallState(callState.read(), event);
  if (state === callState.read()) return;
  callState.write(state);
  const partner = state.phase === 'idle' ? null : state.partner;
  if (callPartner.read() !== partner) callPartner.write(partner);
}

/** @param isTold the server knows */
function finish(reason: EndReason, isTold: boolean): void {
  const state = callState.read();
  if (!isLive(state)) return;
  attempt += 1;
  clearTimeout(ringing);
  line?.close();
  line = null;
  early = [];
  if (microphone) turnOff(microphone);
  microphone = null;
  dispatch({ type: 'end', reason, now: Date.now() });
  if (!isTold && state.id !== null) void tellEnd(state.id, device, reason);
  const over = callState.read();
  if (over.phase === 'over' && over.seconds === null && !endWords(over.reason, over.role, '')) closeCall();
}

/** Takes part in a call, on this page. */
function join(call: Call, sound: MediaStream): void {
  microphone = sound;
  line = createLine({ call, device, microphone, dispatch, onEnd: finish });
}

/** As the one who is called, who has answered. */
function joinAnswered(call: Call, sound: MediaStream): void {
  join(call, sound);
  line?.answered();
  if (call.offer !== null) line?.hear({ description: { type: 'offer', sdp: call.offer }, candidates: [] });
  for (const words of early.splice(0)) line?.hear(words);
}

/** The microphone, unless the call is over by the time it is on. */
async function openFor(mine: number): Promise<MediaStream | null> {
  try {
    const sound = await openMicrophone();
    if (mine === attempt) return sound;
    turnOff(sound);
  } catch (error) {
    if (mine === attempt) finish(error instanceof MicrophoneError ? error.reason : 'no_microphone', false);
  }
  return null;
}

/** Calls a match. A second press changes nothing. */
export async function callMember(partner: number): Promise<void> {
  if (isLive(callState.read())) return;
  if (typeof RTCPeerConnection === 'undefined') return;
  const mine = (attempt += 1);
  dispatch({ type: 'call', partner });
  const sound = await openFor(mine);
  if (!sound) return;
  microphone = sound;
  try {
    const call = await request('POST /api/calls/', { body: { receiver: partner, client_id: newUuid(), device } });
    if (mine !== attempt) return void tellEnd(call.id, device, 'user_hangup');
    dispatch({ type: 'known', id: call.id });
    if (call.state === 'ended') finish(call.reason ?? 'user_busy', true);
    // They were calling at this moment.
    else if (call.role === 'callee') await answerOnServer(call.id, sound, mine);
    else if (call.device === device) {
      join(call, sound);
      line?.offer();
    } else finish('answered_elsewhere', true);
  } catch (error) {
    if (mine === attempt) refused(partner, error);
  }
}

function refused(partner: number, error: unknown): void {
  const code = error instanceof RequestError ? error.code : null;
  if (code === 'premium_required' || code === 'call_refused') {
    finish('cancelled', true);
    return talkAsked.write(partner);
  }
  finish(code === null ? 'ice_failed' : 'refused', true);
}

/** Answers the call that rings, on this page. */
export async function answerCall(): Promise<void> {
  const state = callState.read();
  if (state.phase !== 'ringing' || state.isAnswering) return;
  const mine = attempt;
  dispatch({ type: 'answering' });
  const sound = await openFor(mine);
  if (sound) await answerOnServer(state.id, sound, mine);
}

async function answerOnServer(callId: string, sound: MediaStream, mine: number): Promise<void> {
  microphone = sound;
  try {
    const call = await request('POST /api/calls/{callId}/answer/', { params: { callId }, body: { device } });
    if (mine !== attempt) return void tellEnd(callId, device, 'user_hangup');
    joinAnswered(call, sound);
  } catch (error) {
    if (mine !== attempt) return;
    if (!(error instanceof RequestError)) return finish('ice_failed', false);
    const { call } = await request('GET /api/calls/live/', { query: { device } }).catch(() => ({ call: null }));
    if (mine === attempt) finish(call ? 'answered_elsewhere' : 'cancelled', true);
  }
}

/** Ends, cancels or declines the call, whatever it is. */
export function hangUp(): void {
  const state = callState.read();
  if (!isLive(state)) return;
  const isAnswered = state.phase === 'connecting' || state.phase === 'talking';
  finish(isAnswered ? 'user_hangup' : roleOf(state) === 'caller' ? 'cancelled' : 'declined', false);
}

/** Ends the call without a word about it: the member has just left the other one for good. */
export function leaveCall(): void {
  hangUp();
  closeCall();
}

export function setMuted(isMuted: boolean): void {
  line?.setMuted(isMuted);
  dispatch({ type: 'mute', isMuted });
}

/** What was said about the end has been read. */
export function closeCall(): void {
  if (!isLive(callState.read())) dispatch({ type: 'leave' });
}

type CallNews = Extract<StreamEvent, { type: 'call' | 'call_signal' }>;

/** What the server tells about a call. */
export function receiveCallNews(event: CallNews): void {
  const state = callState.read();
  const isThis = isLive(state) && state.id === event.call_id;
  if (event.type === 'call_signal') {
    if (!isThis) return;
    const { description, candidates } = event;
    if (line) line.hear({ description, candidates });
    else early.push({ description, candidates });
    return;
  }
  if (event.state === 'ringing') return void ringUp(event);
  if (!isThis) return;
  if (event.state === 'ended') return finish(event.reason ?? 'user_hangup', true);
  if (event.device === device) return line?.answered();
  // Another of the member's devices has it.
  if (state.phase === 'ringing' && !state.isAnswering) finish('declined', true);
}

/** The other one has ended the match, or is gone: that is like a hang-up. */
export function endWith(partner: number): void {
  const state = callState.read();
  if (isLive(state) && state.partner === partner) finish('user_hangup', false);
}

/** Rings, if the server says that it still rings: what the stream tells may be old. */
async function ringUp({ call_id: id, partner, device: taken }: Extract<CallNews, { type: 'call' }>): Promise<void> {
  if (taken !== null || isLive(callState.read())) return;
  try {
    const { call } = await request('GET /api/calls/live/', { query: { device } });
    const rings = call?.id === id && call.role === 'callee' && call.state === 'ringing' && call.rings_for_ms >= ringMin;
    if (!rings || isLive(callState.read())) return;
    attempt += 1;
    dispatch({ type: 'ring', id, partner });
    ringing = setTimeout(() => {
      if (callState.read().phase === 'ringing') finish('invite_timeout', true);
    }, call.rings_for_ms + ringMin);
  } catch (error) {
    logFailure('Could not ask about a call', error);
  }
}

// Whoever signs out does not talk on.
subscribeToSession(() => {
  if (readSession().status === 'authenticated' || !isLive(callState.read())) return;
  finish('user_hangup', true);
  closeCall();
});

// A page that is left ends its call: another page cannot go on with it.
addEventListener('pagehide', () => {
  const state = callState.read();
  if (!isLive(state)) return;
  const { id } = state;
  // One that rings goes on ringing elsewhere.
  if (id !== null && state.phase !== 'ringing') void tellEnd(id, device, 'user_hangup', true);
  finish('user_hangup', true);
});
