import type { CallDescription, IceServer } from '@mwanzo/contract/conversations/calls';
import { readTraffic } from './traffic.ts';

/**
 * Candidates are gathered for this long before a description is sent with them, in ms. Later candidates are sent in
 * groups.
 */
const gatherMilliseconds = 1000;
const groupMilliseconds = 200;
/**
 * The highest bitrate to send, in bits per second. The partner's description asks for it too, but some browsers ignore
 * that.
 */
const bitrateMax = 24_000;

export interface PeerSignal {
  readonly description: CallDescription | null;
  readonly candidates: readonly string[];
}

interface PeerOptions {
  readonly iceServers: readonly IceServer[];
  readonly microphone: MediaStream;
  /** Sends a signal to the partner's peer. The order matters. */
  readonly sendSignal: (signal: PeerSignal) => void;
  readonly onConnection: (state: RTCPeerConnectionState) => void;
  /** Called when the connection can no longer be used. */
  readonly onFailure: (error: unknown) => void;
}

const settings = (iceServers: readonly IceServer[]): RTCConfiguration => ({
  iceServers: iceServers.map(({ urls, username, credential }) => ({ urls: [...urls], username, credential })),
  // With the relay, neither partner learns the other's network address.
  iceTransportPolicy: 'relay',
  bundlePolicy: 'max-bundle',
});

/** Makes the sound connection of a call, in both directions, only through the relay. */
export function createPeer({ iceServers, microphone, sendSignal, onConnection, onFailure }: PeerOptions) {
  const connection = new RTCPeerConnection(settings(iceServers));
  const speaker = new Audio();
  const trickle = createTrickle((candidates) => sendSignal({ description: null, candidates }));
  const early: string[] = [];
  let last = Promise.resolve();
  /** Signals are handled one after the other: a description takes a moment, and later signals depend on it. */
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
    // Playing is allowed without a further press, because both have pressed a button before they hear each other.
    speaker.play().catch(onFailure);
  });

  async function describe(options?: RTCOfferOptions): Promise<void> {
    trickle.hold();
    await connection.setLocalDescription(options && (await connection.createOffer(options)));
    await gathered(connection);
    const { type, sdp } = connection.localDescription ?? {};
    if ((type !== 'offer' && type !== 'answer') || sdp === undefined) return;
    trickle.tellFrom(sdp);
    sendSignal({ description: { type, sdp }, candidates: [] });
  }

  async function addCandidates(candidates: readonly string[]): Promise<void> {
    if (!connection.remoteDescription) return void early.push(...candidates);
    for (const candidate of candidates)
      // A candidate of a route that was given up is useless, but harmless.
      await connection.addIceCandidate({ candidate, sdpMLineIndex: 0 }).catch(() => {});
  }

  return {
    /** Makes an offer; with `restart`, for a new route. Only the caller does this, so that two offers never collide. */
    offer: (restart: boolean) => inTurn(() => describe({ iceRestart: restart })),
    /** Handles a signal of the partner's peer. */
    receive: ({ description, candidates }: PeerSignal) =>
      inTurn(async () => {
        const isOffer = description?.type === 'offer';
        // This answers an offer that has been replaced by a newer one.
        const isLate = description?.type === 'answer' && connection.signalingState !== 'have-local-offer';
        if (description && !isLate) {
          await connection.setRemoteDescription(description);
          await addCandidates(early.splice(0));
        }
        await addCandidates(candidates);
        if (isOffer) await describe();
      }),
    /** Sets the credentials for the next offer or answer. */
    setServers: (servers: readonly IceServer[]) => connection.setConfiguration(settings(servers)),
    setMuted(isMuted: boolean) {
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

/** Resolves once all candidates are known, or after a second, because some servers never respond. */
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

/** Sends the candidates that are found after their description, in groups. */
function createTrickle(send: (candidates: readonly string[]) => void) {
  let waiting: string[] = [];
  let isHeld = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length > 0 && !isHeld) send(waiting.splice(0));
  };
  return {
    add(candidate: string) {
      waiting.push(candidate);
      timer ??= setTimeout(flush, groupMilliseconds);
    },
    /** Holds candidates back until a description is sent. */
    hold() {
      isHeld = true;
      waiting = [];
    },
    /** The candidates inside the description are sent with it, so only later ones remain. */
    tellFrom(sdp: string) {
      isHeld = false;
      waiting = waiting.filter((candidate) => !sdp.includes(candidate));
      timer ??= setTimeout(flush, groupMilliseconds);
    },
    stop: () => clearTimeout(timer),
  };
}
