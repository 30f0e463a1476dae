import type { CallDescription, IceServer } from '@mwanzo/contract/calls';
import { readTraffic, type Traffic } from './traffic.ts';

/** Candidates are gathered for so long before a description is told with them, in ms. Later ones follow in groups. */
const gatherMilliseconds = 1000;
const groupMilliseconds = 200;
/** In bits a second: what the other one's description asks for, should a browser not heed it. */
const bitrateMax = 24_000;

export interface PeerWords {
  readonly description: CallDescription | null;
  readonly candidates: readonly string[];
}

interface PeerOptions {
  readonly iceServers: readonly IceServer[];
  readonly microphone: MediaStream;
  /** What the other one's peer has to be told, in this order. */
  readonly tell: (words: PeerWords) => void;
  readonly onConnection: (state: RTCPeerConnectionState) => void;
  /** The connection cannot be used any more. */
  readonly onFailure: (error: unknown) => void;
}

/** The sound of a call, both ways, through the relay and nothing else. */
export interface Peer {
  /** Offers, for the first time or again on a new way. Only the caller does, so that two offers never meet. */
  offer(restart: boolean): void;
  /** What the other one's peer has said. */
  hear(words: PeerWords): void;
  /** Fresh credentials for the next offer or answer. */
  setServers(iceServers: readonly IceServer[]): void;
  setMuted(isMuted: boolean): void;
  traffic(): Promise<Traffic | null>;
  close(): void;
}

const settings = (iceServers: readonly IceServer[]): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({ urls: [...urls], username, credential })),
  // Nobody's address reaches the other one.
  iceTransportPolicy: 'relay',
  bundlePolicy: 'max-bundle',
});

export function createPeer({ iceServers, microphone, tell, onConnection, onFailure }: PeerOptions): Peer {
  const connection = new RTCPeerConnection(settings(iceServers));
  const speaker = new Audio();
  const trickle = createTrickle((candidates) => tell({ description: null, candidates }));
  const early: string[] = [];
  let last = Promise.resolve();
  /** One after the other: a description takes a moment, and what follows counts on it. */
  const inTurn = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => {
      if (connection.signalingState !== 'closed') onFailure(error);
    });
  };

  for (const track of microphone.getTracks()) limitBitrate(connection.addTrack(track, microphone));
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.candidate) trickle.add(candidate.candidate);
  });
  connection.addEventListener('connectionstatechange', () => onConnection(connection.connectionState));
  connection.addEventListener('track', ({ track }) => {
    speaker.srcObject = new MediaStream([track]);
    // Both have pressed a button before they hear each other.
    speaker.play().catch(onFailure);
  });

  async function describe(options?: RTCOfferOptions): Promise<void> {
    trickle.hold();
    await connection.setLocalDescription(options && (await connection.createOffer(options)));
    await gathered(connection);
    const { type, sdp } = connection.localDescription ?? {};
    if ((type !== 'offer' && type !== 'answer') || sdp === undefined) return;
    trickle.tellFrom(sdp);
    tell({ description: { type, sdp }, candidates: [] });
  }

  async function addCandidates(candidates: readonly string[]): Promise<void> {
    if (!connection.remoteDescription) return void early.push(...candidates);
    for (const candidate of candidates)
      // One of a way that was given up is no use, and no harm.
      await connection.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => {});
  }

  return {
    offer: (restart) => inTurn(() => describe({ iceRestart: restart })),
    hear: ({ description, candidates }) =>
      inTurn(async () => {
        const isOffer = description?.type === 'offer';
        // An answer to an offer that was told again already.
        const isLate = description?.type === 'answer' && connection.signalingState !== 'have-local-offer';
        if (description && !isLate) {
          await connection.setRemoteDescription(description);
          await addCandidates(early.splice(0));
        }
        await addCandidates(candidates);
        if (isOffer) await describe();
      }),
    setServers: (servers) => connection.setConfiguration(settings(servers)),
    setMuted(isMuted) {
      for (const track of microphone.getTracks()) track.enabled = !isMuted;
    },
    traffic: async () => readTraffic(await connection.getStats()),
    close() {
      trickle.stop();
      connection.close();
      speaker.srcObject = null;
    },
  };
}

function limitBitrate(sender: RTCRtpSender): void {
  const parameters = sender.getParameters();
  // Some browsers have no encodings before the first offer.
  for (const encoding of parameters.encodings ?? []) encoding.maxBitrate = bitrateMax;
  sender.setParameters(parameters).catch(() => {});
}

/** Resolves once all candidates are there, or after a second: some servers never respond. */
function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(resolve, gatherMilliseconds);
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
}

/** Candidates that come after the description they belong to, in groups. */
function createTrickle(tell: (candidates: readonly string[]) => void) {
  let waiting: string[] = [];
  let isHeld = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length > 0 && !isHeld) tell(waiting.splice(0));
  };
  return {
    add(candidate: string) {
      waiting.push(candidate);
      timer ??= setTimeout(flush, groupMilliseconds);
    },
    /** Until a description is told. */
    hold() {
      isHeld = true;
      waiting = [];
    },
    /** Those in the description are told with it. */
    tellFrom(sdp: string) {
      isHeld = false;
      waiting = waiting.filter((candidate) => !sdp.includes(candidate));
      timer ??= setTimeout(flush, groupMilliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
