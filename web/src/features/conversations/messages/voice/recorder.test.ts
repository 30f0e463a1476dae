import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canRecord, startRecorder } from './recorder.ts';

class FakeMedia extends EventTarget {
  static types: readonly string[];
  static latest: FakeMedia | undefined;
  static isTypeSupported = (type: string) => FakeMedia.types.includes(type);
  state = 'inactive';
  mimeType: string;
  readonly options: { mimeType?: string };
  constructor(_: object, options: { mimeType?: string }) {
    super();
    const { mimeType = '' } = options;
    this.options = options;
    this.mimeType = mimeType;
    FakeMedia.latest = this;
  }
  start = () => void (this.state = 'recording');
  /** An ended recorder refuses all but another end, as in a browser. */
  #become(state: string) {
    if (this.state === 'inactive') throw new DOMException('', 'InvalidStateError');
    this.state = state;
  }
  resume = () => this.#become('recording');
  pause = () => this.#become('paused');
  requestData = () => {
    this.#become(this.state);
    this.#give();
  };
  #give = () => void this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }));
  stop = () => {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.#give();
    this.dispatchEvent(new Event('stop'));
  };
}

const track = { stop: vi.fn() };
const getUserMedia = vi.fn(() => Promise.resolve({ getTracks: () => [track] }));
/** An audio context is closed once; another time is refused. */
const close = vi.fn();
let loudness = 128;

beforeEach(() => {
  FakeMedia.types = ['audio/webm;codecs=opus', 'audio/mp4'];
  track.stop.mockReset();
  close.mockReset().mockResolvedValueOnce(undefined).mockRejectedValue(new DOMException('', 'InvalidStateError'));
  vi.useFakeTimers();
  loudness = 128;
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', FakeMedia);
  const analyser = { fftSize: 4, getByteTimeDomainData: (samples: Uint8Array) => samples.fill(loudness) };
  const context = {
    createAnalyser: () => analyser,
    createMediaStreamSource: () => ({ connect: () => undefined }),
    close,
  };
  vi.stubGlobal('AudioContext', function AudioContext() {
    return context;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the time counts without the pauses, whatever the clock is set to', async () => {
  const recorder = await startRecorder();
  vi.advanceTimersByTime(2000);
  await recorder.pause();
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(5000);
  expect(recorder.elapsed()).toBe(2000);
  recorder.resume();
  vi.advanceTimersByTime(1000);
  expect(recorder.elapsed()).toBe(3000);
  await recorder.stop();
  vi.advanceTimersByTime(1000);
  expect(recorder.elapsed()).toBe(3000);
});

test('the loudness is measured ten times a second while it records', async () => {
  const recorder = await startRecorder();
  vi.advanceTimersByTime(100);
  loudness = 192;
  vi.advanceTimersByTime(100);
  await recorder.pause();
  vi.advanceTimersByTime(1000);
  expect(recorder.levels).toEqual([0, 0.5]);
});

test.each(['stop', 'cancel'] as const)('after %s the microphone is off, and nothing measures any more', async (how) => {
  const recorder = await startRecorder();
  await recorder[how]();
  expect([track.stop.mock.calls.length, close.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
});

test('a paused recording that is given up turns the microphone off, too', async () => {
  const recorder = await startRecorder();
  expect((await recorder.pause()).size).toBe(1);
  recorder.cancel();
  expect(track.stop).toHaveBeenCalled();
});

test('Safari records MP4, because it writes a wrong length into WebM', async () => {
  expect((await (await startRecorder()).stop()).type).toContain('audio/webm');
  vi.stubGlobal('navigator', { ...navigator, vendor: 'Apple Computer, Inc.' });
  expect((await (await startRecorder()).stop()).type).toBe('audio/mp4');
});

test.each([[['audio/webm;codecs=opus']], [['audio/mp4']], [[]]])(
  'speech takes 16 kbit/s and one channel, without echo and noise: %j',
  async (types) => {
    FakeMedia.types = types;
    await startRecorder();
    const [mimeType] = types;
    expect(FakeMedia.latest?.options).toEqual({ audioBitsPerSecond: 16_000, ...(mimeType && { mimeType }) });
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true };
    expect(getUserMedia).toHaveBeenLastCalledWith({ audio });
  },
);

test('what was recorded until the microphone was gone can be heard and sent', async () => {
  const recorder = await startRecorder();
  vi.advanceTimersByTime(2000);
  FakeMedia.latest?.stop();
  await Promise.resolve();
  vi.advanceTimersByTime(1000);
  expect([(await recorder.pause()).size, recorder.elapsed()]).toEqual([1, 2000]);
  recorder.resume();
  vi.advanceTimersByTime(1000);
  expect([(await recorder.stop()).size, recorder.elapsed(), track.stop.mock.calls.length]).toEqual([1, 2000, 1]);
});

test('the microphone does not stay on in a browser that cannot record with it', async () => {
  class Refusing extends FakeMedia {
    constructor() {
      super({}, {});
      throw new DOMException('', 'NotSupportedError');
    }
  }
  vi.stubGlobal('MediaRecorder', Refusing);
  await expect(startRecorder()).rejects.toThrow();
  expect(track.stop).toHaveBeenCalledOnce();
});

test('a browser can record if it has a recorder, and gives a microphone to this page', () => {
  expect(canRecord()).toBe(true);
  // A page that is served over plain http has no devices.
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' });
  expect(canRecord()).toBe(false);
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', mediaDevices: { getUserMedia } });
  vi.stubGlobal('MediaRecorder', undefined);
  expect(canRecord()).toBe(false);
});
