import type { Call } from '@mwanzo/contract/conversations/calls';
import { createCallConnection, type CallConnection, type PartInCall } from './call-connection.ts';
import { openMicrophone, turnOff } from './microphone.ts';
import type { PeerSignal } from './peer.ts';

export type CallAttempt = ReturnType<typeof createCallAttempt>;

/** Holds what one call needs of this page, from its ring or the press to its end: the microphone and the connection. */
export function createCallAttempt({ device, dispatch, onEnd }: PartInCall) {
  let isOver = false;
  let microphone: MediaStream | null = null;
  let connection: CallConnection | null = null;
  let ringing: ReturnType<typeof setTimeout> | undefined;
  /** The caller's signals that arrive while this page is still answering. */
  const early: PeerSignal[] = [];

  function connect(call: Call): CallConnection | null {
    if (isOver || !microphone) return null;
    connection = createCallConnection({ call, device, microphone, dispatch, onEnd });
    return connection;
  }

  return {
    /** A late result of an attempt that is over means nothing any more. */
    isOver: () => isOver,
    ringFor(milliseconds: number, onTimeout: () => void): void {
      ringing = setTimeout(onTimeout, milliseconds);
    },
    /** Turns the microphone on. Resolves to false if the attempt has ended by then. */
    async listen(): Promise<boolean> {
      const sound = await openMicrophone();
      if (typeof sound === 'string') {
        if (!isOver) onEnd(sound, false);
      } else if (isOver) turnOff(sound);
      else microphone = sound;
      return !isOver;
    },
    /** Joins as the caller. */
    offer: (call: Call) => connect(call)?.offer(),
    /** Joins as the callee who has answered. */
    answer(call: Call): void {
      const joined = connect(call);
      joined?.answered();
      if (call.offer !== null) joined?.receive({ description: { type: 'offer', sdp: call.offer }, candidates: [] });
      for (const signal of early.splice(0)) joined?.receive(signal);
    },
    /** The partner has answered. */
    answered: () => connection?.answered(),
    receive(signal: PeerSignal): void {
      if (connection) connection.receive(signal);
      else early.push(signal);
    },
    setMuted: (isMuted: boolean) => connection?.setMuted(isMuted),
    end(): void {
      isOver = true;
      clearTimeout(ringing);
      connection?.close();
      if (microphone) turnOff(microphone);
    },
  };
}
