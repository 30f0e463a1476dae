/**
 * The recording formats, best first. MP4 comes after WebM, although Safari claims to support WebM and then writes a
 * wrong length.
 */
const kinds = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const kindsOfSafari = ['audio/mp4', ...kinds];
const bitsPerSecond = 16_000;
/** The loudness is measured at this interval, in ms. */
const lookMilliseconds = 100;

/** A running recording. */
export interface Recorder {
  /** The loudness of each tenth of a second so far, from 0 to 1. */
  readonly levels: readonly number[];
  /** Returns the recorded time, without the pauses. */
  elapsed(): number;
  /** Pauses, and returns the recording so far, to listen to. */
  pause(): Promise<Blob>;
  resume(): void;
  /** Ends the recording. The microphone is off afterwards, as after `cancel`. */
  stop(): Promise<Blob>;
  cancel(): void;
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * @throws DOMException NotAllowedError when the member or the browser refuses the microphone, NotFoundError without one
 */
export async function startRecorder(): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  try {
    return record(stream);
  } catch (error) {
    turnOff(stream);
    throw error;
  }
}

function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function record(stream: MediaStream): Recorder {
  const wanted = navigator.vendor.startsWith('Apple') ? kindsOfSafari : kinds;
  const mimeType = wanted.find((kind) => MediaRecorder.isTypeSupported(kind));
  const media = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
  const chunks: Blob[] = [];
  media.addEventListener('dataavailable', ({ data }) => chunks.push(data));
  const { levels, stopLooking } = watchLevels(stream, () => media.state === 'recording');
  let recorded = 0;
  /** The moment at which it began or went on; null while it does not record. */
  let since: number | null = performance.now();
  media.start();

  const elapsed = () => recorded + (since === null ? 0 : performance.now() - since);
  const halt = () => {
    [recorded, since] = [elapsed(), null];
  };
  const next = (event: 'dataavailable' | 'stop') =>
    new Promise<void>((resolve) => media.addEventListener(event, () => resolve(), { once: true }));
  // A recording also stops by itself, when its microphone is gone.
  const stopped = next('stop').then(halt);
  const end = () => {
    stopLooking();
    turnOff(stream);
  };
  const blob = () => new Blob(chunks, { type: media.mimeType });
  return {
    levels,
    elapsed,
    async pause() {
      halt();
      if (media.state === 'inactive') return blob();
      media.pause();
      const given = next('dataavailable');
      media.requestData();
      await given;
      return blob();
    },
    resume() {
      if (media.state === 'inactive') return;
      since = performance.now();
      media.resume();
    },
    async stop() {
      halt();
      if (media.state !== 'inactive') media.stop();
      await stopped;
      end();
      return blob();
    },
    cancel() {
      if (media.state !== 'inactive') media.stop();
      end();
    },
  };
}

function watchLevels(stream: MediaStream, isRecording: () => boolean) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const levels: number[] = [];
  const timer = setInterval(() => {
    if (!isRecording()) return;
    analyser.getByteTimeDomainData(samples);
    levels.push(samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample - 128)), 0) / 128);
  }, lookMilliseconds);
  const stopLooking = () => {
    clearInterval(timer);
    void context.close();
  };
  return { levels, stopLooking };
}
