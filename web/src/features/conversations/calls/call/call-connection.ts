import type { Call } from '@mwanzo/contract/conversations/calls';
import { callLimits } from '@mwanzo/contract/limits';
import { request } from '../../../../api/request.ts';
import { RequestError } from '../../../../api/request-error.ts';
import { logFailure } from '../../../../device/log-failure.ts';
import { timeOnPage } from '../../../../device/use-seconds.ts';
import type { EndReason } from '../screens/end-texts.ts';
import type { CallEvent } from './call-machine.ts';
import { createPeer } from './peer.ts';
import { createSignalSender } from './signal-sender.ts';
import { createReconnectPolicy } from './reconnect-policy.ts';
import { isWeak, type Traffic } from './traffic.ts';

const secondMs = 1000;
/** The time between two readings of the traffic, in seconds. */
const trafficSeconds = 2;

export interface PartInCall {
  /** The id by which the server knows this page. */
  readonly device: string;
  readonly dispatch: (event: CallEvent) => void;
  /** Called when the call has ended, or has to end. `isTold`: the server already knows it. */
  readonly onEnd: (reason: EndReason, isTold: boolean) => void;
}

interface CallConnectionOptions extends PartInCall {
  readonly call: Call;
  readonly microphone: MediaStream;
}

export type CallConnection = ReturnType<typeof createCallConnection>;

/**
 * Makes this page's connection in a call, from the first offer to the end. It sends signals through the server, and
 * carries the sound.
 */
export function createCallConnection({ call, device, microphone, dispatch, onEnd }: CallConnectionOptions) {
  const part = { params: { callId: call.id } };
  const isCaller = call.role === 'caller';
  const policy = createReconnectPolicy({ isCaller, now: timeOnPage });
  const ringsUntil = timeOnPage() + call.rings_for_ms;
  let isOpen = true;
  let isConnected = false;
  const signals = createSignalSender({ callId: call.id, device, onRefused: () => (isOpen ? look() : undefined) });

  const peer = createPeer({
    iceServers: call.ice_servers,
    microphone,
    sendSignal: signals.send,
    onConnection(state) {
      if (!isOpen) return;
      isConnected = state === 'connected';
      if (isConnected) {
        policy.connected();
        dispatch({ type: 'heard', now: timeOnPage() });
      } else if (state === 'disconnected' || state === 'failed') policy.lost();
    },
    onFailure(error) {
      logFailure('The sound of a call failed', error);
      if (isOpen) onEnd('user_media_failed', false);
    },
  });

  /** Asks the server for the state of the call. */
  async function look(): Promise<void> {
    try {
      const now = await request('POST /api/calls/{callId}/alive/', { ...part, body: { device } });
      if (!isOpen) return;
      if (now.state === 'ended') return onEnd(now.reason ?? 'user_hangup', true);
      if (now.ice_servers.length > 0) peer.setServers(now.ice_servers);
      // The event about the answer may have been lost.
      if (now.state === 'answered') answered();
    } catch (error) {
      if (isOpen && error instanceof RequestError && error.status === 404) onEnd('user_hangup', true);
    }
  }

  /** The call was answered, so both take part from now on. */
  function answered(): void {
    if (!policy.begin()) return;
    dispatch({ type: 'answered', id: call.id, role: call.role });
    // The sound may arrive before the event about the answer.
    if (isConnected) dispatch({ type: 'heard', now: timeOnPage() });
  }

  async function restart(): Promise<void> {
    await look();
    if (isOpen) peer.offer(true);
  }

  const traffic = createTrafficWatch(peer.traffic, dispatch);
  let seconds = 0;
  const clock = setInterval(() => {
    seconds += 1;
    const { isLost, gaveUp, shouldRestart } = policy.tick();
    if (gaveUp) return onEnd(gaveUp, false);
    if (isLost) dispatch({ type: 'quality', quality: 'reconnecting' });
    else if (seconds % trafficSeconds === 0) void traffic.look();
    if (shouldRestart) void restart();
    const isOverdue = !policy.hasBegun() && timeOnPage() > ringsUntil + 2 * secondMs && seconds % 5 === 0;
    if (isOverdue || seconds % callLimits.aliveSeconds === 0) void look();
  }, secondMs);

  return {
    offer: () => peer.offer(false),
    answered,
    receive: peer.receive,
    setMuted: peer.setMuted,
    look,
    close() {
      isOpen = false;
      signals.stop();
      clearInterval(clock);
      peer.close();
    },
  };
}

function createTrafficWatch(read: () => Promise<Traffic | null>, dispatch: (event: CallEvent) => void) {
  let before: Traffic | null = null;
  return {
    async look() {
      const now = await read().catch(() => null);
      if (!now) return;
      dispatch({ type: 'traffic', kilobytes: Math.round(now.bytes / 1000) });
      if (before) dispatch({ type: 'quality', quality: isWeak(before, now) ? 'weak' : 'good' });
      before = now;
    },
  };
}
