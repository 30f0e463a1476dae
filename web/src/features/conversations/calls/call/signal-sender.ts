import { request } from '../../../../api/request.ts';
import { NetworkError, RequestError } from '../../../../api/request-error.ts';
import type { PeerSignal } from './peer.ts';

const pauseMs = 2000;
const isPassing = (error: unknown) =>
  error instanceof NetworkError || (error instanceof RequestError && error.status >= 429);

interface SignalSenderOptions {
  readonly callId: string;
  readonly device: string;
  /** Called when the server refuses a signal: the call may be over. */
  readonly onRefused: () => Promise<void> | undefined;
}

/** Sends signals to the partner's peer through the server, in order. After a network failure it sends them again. */
export function createSignalSender({ callId, device, onRefused }: SignalSenderOptions) {
  let isOpen = true;
  let last = Promise.resolve();

  async function sendNow(signal: PeerSignal): Promise<void> {
    if (!isOpen) return;
    const body = { device, description: signal.description, candidates: [...signal.candidates] };
    try {
      await request('POST /api/calls/{callId}/signal/', { params: { callId }, body });
    } catch (error) {
      if (!isPassing(error)) return onRefused();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await sendNow(signal);
    }
  }

  return {
    send(signal: PeerSignal): void {
      last = last.then(() => sendNow(signal));
    },
    stop(): void {
      isOpen = false;
    },
  };
}
