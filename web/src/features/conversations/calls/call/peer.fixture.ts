import { vi } from 'vitest';

/** A connection of two browsers that the test connects, breaks and gives candidates. */
export class FakeConnection extends EventTarget {
  static readonly made: FakeConnection[] = [];
  connectionState = 'new';
  signalingState = 'stable';
  iceGatheringState = 'complete';
  localDescription: { type: string; sdp: string } | null = null;
  remoteDescription: { type: string; sdp?: string } | null = null;
  readonly added: string[] = [];
  readonly configurations: RTCConfiguration[] = [];
  readonly offers: RTCOfferOptions[] = [];
  readonly sender = { encodings: [{ maxBitrate: 0 }] };

  constructor(configuration: RTCConfiguration) {
    super();
    this.configurations.push(configuration);
    FakeConnection.made.push(this);
  }
  /** A closed connection, or one in another state, refuses, as in a browser. */
  #require(holds = true) {
    if (this.signalingState === 'closed' || !holds) throw new DOMException('', 'InvalidStateError');
  }
  readonly tracks: unknown[][] = [];
  addTrack(...given: unknown[]) {
    this.#require();
    this.tracks.push(given);
    return { getParameters: () => this.sender, setParameters: () => Promise.resolve() };
  }
  async createOffer(options: RTCOfferOptions) {
    this.#require();
    this.offers.push(options);
    return { type: 'offer', sdp: `offer ${this.offers.length}` };
  }
  async setLocalDescription(description?: { type: string; sdp: string }) {
    this.#require(description !== undefined || this.signalingState === 'have-remote-offer');
    this.localDescription = description ?? { type: 'answer', sdp: 'answer' };
    this.signalingState = description ? 'have-local-offer' : 'stable';
  }
  async setRemoteDescription(description: { type: string; sdp?: string }) {
    if (description.sdp === 'broken') throw new Error('broken');
    this.#require(description.type === 'offer' || this.signalingState === 'have-local-offer');
    this.remoteDescription = description;
    this.signalingState = description.type === 'answer' ? 'stable' : 'have-remote-offer';
  }
  async addIceCandidate({ candidate }: { candidate: string }) {
    this.#require(this.remoteDescription !== null);
    if (candidate === 'useless') throw new Error('useless');
    this.added.push(candidate);
  }
  setConfiguration(configuration: RTCConfiguration) {
    this.#require();
    this.configurations.push(configuration);
  }
  stats = new Map<string, object>();
  async getStats() {
    return this.stats;
  }
  close() {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
  }
  /** Changes the state of the connection, and says so. */
  become(state: string) {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }
  find(candidate: string) {
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: { candidate } }));
  }
}

/** Stubs what a browser has for calls. @returns the microphone, its only track and the speaker */
export function stubCalls() {
  FakeConnection.made.length = 0;
  vi.stubGlobal('RTCPeerConnection', FakeConnection);
  const speaker = { play: () => Promise.resolve() };
  vi.stubGlobal(
    'Audio',
    class {
      srcObject = null;
      play = () => speaker.play();
    },
  );
  const track = { stop: vi.fn(), enabled: true };
  const microphone = { getTracks: () => [track] } as unknown as MediaStream;
  return { track, microphone, speaker };
}
