import type { Page } from '@playwright/test';

interface Peers {
  peers: RTCPeerConnection[];
}

/**
 * Remembers the page's connections and microphones, so that a test can look at them. Call it before the page is opened.
 */
export async function rememberPeers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const remembered: RTCPeerConnection[] = [];
    Object.assign(window, { peers: remembered });
    const sounds: MediaStream[] = [];
    Object.assign(window, { sounds });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const sound = await open(wanted);
      sounds.push(sound);
      return sound;
    };
    const { RTCPeerConnection: Real } = window;
    window.RTCPeerConnection = class extends Real {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        remembered.push(this);
      }
    };
  });
}

export interface Sound {
  /** The loudness of everything that was heard, added up. */
  readonly energy: number;
  /** The kinds of the two candidates of the connection that is used. */
  readonly kinds: readonly (string | undefined)[];
  /** The bytes include the headers of IP, UDP and the relay's channel. */
  readonly sentBytes: number;
  readonly receivedBytes: number;
  /** The time on the page's clock, in ms. */
  readonly at: number;
}

/** Measures what the page's newest connection has carried. */
export function soundOf(page: Page): Promise<Sound> {
  return page.evaluate(async () => {
    const peer = (window as unknown as Peers).peers.at(-1);
    if (!peer) throw new Error('There is no connection');
    const all = [...((await peer.getStats()) as unknown as Map<string, Record<string, unknown>>).values()];
    const byId = new Map(all.map((each) => [each['id'], each]));
    const number = (value: unknown) => Number(value ?? 0);
    const transport = all.find(({ type }) => type === 'transport');
    const pair = byId.get(transport?.['selectedCandidatePairId']) ?? {};
    const inbound = all.find(({ type }) => type === 'inbound-rtp') ?? {};
    const kinds = ['localCandidateId', 'remoteCandidateId'].map((end) => byId.get(pair[end])?.['candidateType']);
    return {
      energy: number(inbound['totalAudioEnergy']),
      kinds: kinds as (string | undefined)[],
      sentBytes: number(pair['bytesSent']) + 32 * number(pair['packetsSent']),
      receivedBytes: number(pair['bytesReceived']) + 32 * number(pair['packetsReceived']),
      at: performance.now(),
    };
  });
}
