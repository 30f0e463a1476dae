import { request } from '../../../api/request.ts';
import { NetworkError, RequestError } from '../../../api/request-error.ts';
import type { PeerWords } from './peer.ts';

const pauseMs = 2000;
const isPassing = (error: unknown) =>
  error instanceof NetworkError || (error instanceof RequestError && error.status >= 429);

interface SayerOptions {
  readonly callId: string;
  readonly device: string;
  /** Called when the server refuses a signal: the call may be over. */
  readonly onRefused: () => Promise<void> | undefined;
}

/** Sends signals to the partner's peer through the server, in order. After a network failure it sends them again. */
export function createSayer({ callId, device, onRefused }: SayerOptions) {
  let isOpen = true;
  let last = Promise.resolve();

  async function say(words: PeerWords): Promise<void> {
    if (!isOpen) return;
    const body = { device, description: words.description, candidates: [...words.candidates] };
    try {
      await request('POST /api/calls/{callId}/signal/', { params: { callId }, body });
    } catch (error) {
      if (!isPassing(error)) return onRefused();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await say(words);
    }
  }

  return {
    tell(words: PeerWords): void {
      last = last.then(() => say(words));
    },
    stop(): void {
      isOpen = false;
    },
  };
}
