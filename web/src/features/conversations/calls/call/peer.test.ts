import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeConnection, stubCalls } from './peer.fixture.ts';
import { createPeer, type PeerSignal } from './peer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const servers = [{ urls: ['turn:one'], username: 'u', credential: 'c' }];

/** @param prepare changes what the browser has, before the connection is made */
function openPeer(prepare: () => void = () => undefined) {
  const { track, microphone, speaker } = stubCalls();
  prepare();
  const sent: PeerSignal[] = [];
  const onConnection = vi.fn();
  const onFailure = vi.fn();
  const sendSignal = (signal: PeerSignal) => void sent.push(signal);
  const peer = createPeer({ iceServers: servers, microphone, sendSignal, onConnection, onFailure });
  const [connection] = FakeConnection.made;
  if (!connection) throw new Error('no connection was made');
  /** Lets everything run that is due within this time, in ms. */
  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return { peer, connection, sent, track, speaker, onConnection, onFailure, pass };
}

const answer = { description: { type: 'answer', sdp: 'theirs' }, candidates: [] } as const;
const offer = { description: { type: 'offer', sdp: 'theirs' }, candidates: ['early'] } as const;

test('the sound goes through the relay only, and slowly enough for a phone', () => {
  const { connection } = openPeer();
  expect(connection.configurations).toEqual([
    { iceServers: servers, iceTransportPolicy: 'relay', bundlePolicy: 'max-bundle' },
  ]);
  expect(connection.sender.encodings).toEqual([{ maxBitrate: 24_000 }]);
});

test('new credentials hold for the next route, through the relay as before', () => {
  const { peer, connection } = openPeer();
  peer.setServers([{ urls: ['turn:two'], username: 'v', credential: 'd' }]);
  expect(connection.configurations[1]).toMatchObject({ iceServers: [{ username: 'v' }], iceTransportPolicy: 'relay' });
});

test('an offer is sent once its candidates are known, or after a second of silence', async () => {
  const { peer, connection, sent, pass } = openPeer();
  connection.iceGatheringState = 'gathering';
  peer.offer(false);
  await pass(999);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual([{ description: { type: 'offer', sdp: 'offer 1' }, candidates: [] }]);
  peer.offer(true);
  await pass();
  connection.iceGatheringState = 'complete';
  connection.dispatchEvent(new Event('icegatheringstatechange'));
  await pass();
  expect([sent.length, connection.offers]).toEqual([2, [{ iceRestart: false }, { iceRestart: true }]]);
});

test('candidates that come after their description are sent together, and those before it never', async () => {
  const { peer, connection, sent, pass } = openPeer();
  connection.find('before');
  await pass(1000);
  peer.offer(false);
  await pass();
  for (const candidate of ['one', 'two']) connection.find(candidate);
  await pass(200);
  expect(sent.slice(1)).toEqual([{ description: null, candidates: ['one', 'two'] }]);
});

test('an offer is answered, with the candidates that came before it', async () => {
  const { peer, connection, sent, pass } = openPeer();
  peer.receive({ description: null, candidates: ['first', 'useless'] });
  peer.receive(offer);
  await pass();
  expect([connection.added, sent.at(-1)?.description?.type]).toEqual([['first', 'early'], 'answer']);
});

test('an answer to an offer that a newer one has replaced is left out', async () => {
  const { peer, connection, pass } = openPeer();
  peer.receive(answer);
  await pass();
  expect(connection.remoteDescription).toBeNull();
  peer.offer(false);
  peer.receive(answer);
  await pass();
  expect(connection.remoteDescription).toEqual(answer.description);
});

test('what cannot be handled is a failure, and after the end it is none', async () => {
  const { peer, onFailure, pass } = openPeer();
  peer.receive({ description: { type: 'offer', sdp: 'broken' }, candidates: [] });
  await pass();
  expect(onFailure).toHaveBeenCalledOnce();
  peer.close();
  peer.receive({ description: { type: 'offer', sdp: 'broken' }, candidates: [] });
  await pass();
  expect(onFailure).toHaveBeenCalledOnce();
});

test('the state of the connection is told, a muted microphone is silent, and the end leaves no timer', async () => {
  const { peer, connection, onConnection, track, pass } = openPeer();
  connection.become('connected');
  peer.setMuted(true);
  expect([onConnection.mock.calls, track.enabled]).toEqual([[['connected']], false]);
  peer.setMuted(false);
  expect(track.enabled).toBe(true);
  peer.offer(false);
  await pass(200);
  connection.find('one');
  peer.close();
  expect([connection.connectionState, vi.getTimerCount()]).toEqual(['closed', 0]);
});

test('a sound that the browser does not play is a failure', async () => {
  const { connection, speaker, onFailure, pass } = openPeer();
  vi.stubGlobal('MediaStream', function MediaStream() {});
  speaker.play = () => Promise.reject(new Error('not allowed'));
  connection.dispatchEvent(Object.assign(new Event('track'), { track: {} }));
  await pass();
  expect(onFailure).toHaveBeenCalledOnce();
});

test('of the candidates that come while a description is made only those that it lacks are sent after it', async () => {
  const { peer, connection, sent, pass } = openPeer();
  connection.iceGatheringState = 'gathering';
  peer.offer(false);
  await pass(100);
  for (const candidate of ['offer', 'later']) connection.find(candidate);
  connection.find('');
  await pass(900);
  await pass(200);
  expect(sent).toEqual([
    { description: { type: 'offer', sdp: 'offer 1' }, candidates: [] },
    { description: null, candidates: ['later'] },
  ]);
});

test('the partner is heard from the speaker, which the end empties, and hears the member’s microphone', async () => {
  const speakers: { srcObject: unknown; play: () => Promise<void> }[] = [];
  const play = vi.fn(() => Promise.resolve());
  const { peer, connection, track, onFailure, pass } = openPeer(() => {
    vi.stubGlobal(
      'Audio',
      class {
        srcObject: unknown = null;
        play = play;
        constructor() {
          speakers.push(this);
        }
      },
    );
    vi.stubGlobal(
      'MediaStream',
      class {
        readonly tracks: unknown[];
        constructor(tracks: unknown[]) {
          this.tracks = tracks;
        }
      },
    );
  });
  expect(connection.tracks).toEqual([[track, expect.objectContaining({ getTracks: expect.any(Function) })]]);
  const theirs = { kind: 'audio' };
  connection.dispatchEvent(Object.assign(new Event('track'), { track: theirs }));
  await pass();
  expect([speakers, play.mock.calls.length, onFailure.mock.calls]).toEqual([
    [expect.objectContaining({ srcObject: { tracks: [theirs] } })],
    1,
    [],
  ]);
  peer.close();
  expect([speakers[0]?.srcObject, track.stop.mock.calls.length]).toEqual([null, 0]);
});

test('a browser that knows no encodings before the first offer, or limits none, calls all the same', async () => {
  const { onFailure, pass } = openPeer(() => {
    vi.spyOn(FakeConnection.prototype, 'addTrack').mockReturnValue({
      getParameters: () => ({}) as never,
      setParameters: () => Promise.reject(new Error('not supported')),
    });
    onTestFinished(() => void vi.restoreAllMocks());
  });
  await pass();
  expect(onFailure).not.toHaveBeenCalled();
});
