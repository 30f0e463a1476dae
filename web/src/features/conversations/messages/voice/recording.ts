import { onMemberChange } from '../../../../api/member-change.ts';
import { createStore } from '../../../../state/store.ts';
import { startRecorder, type Recorder } from './recorder.ts';
import { follow, holdMilliseconds, limitMilliseconds, type Gesture, type Hold } from './recording-rules.ts';

/** The displayed time is updated at this interval, in ms. */
const tickMilliseconds = 100;

/**
 * The reason why there is no recording, by the name of its text: an error of the browser, a recording that is too
 * short, or a deleted one.
 */
type RecordingProblem = 'refused' | 'noMicrophone' | 'tooShort' | 'deleted';

export interface RecordingState {
  readonly hold: Hold;
  /** The distance of the finger's slide, in px. */
  readonly slide: number;
  /** The recorded time in ms. */
  readonly elapsed: number;
  /** The loudness of the last tenths of a second, from 0 to 1. */
  readonly levels: readonly number[];
  /** The URL of the recording up to the pause. */
  readonly preview: string | null;
  readonly problem: RecordingProblem | null;
}

/** Called with the recording when it ends well. */
type Recorded = (recording: Blob, milliseconds: number) => void;

const idle: RecordingState = { hold: 'none', slide: 0, elapsed: 0, levels: [], preview: null, problem: null };
const levelsShown = 8;

/** There is one microphone, and so at most one recording at a time. */
export const recordingState = createStore<RecordingState>(idle);

let recorder: Recorder | null = null;
let onRecorded: Recorded | null = null;
let holdTimer: ReturnType<typeof setTimeout> | undefined;
let ticker: ReturnType<typeof setInterval> | undefined;
/** The number of the last start. The browser may answer an earlier one later. */
let attempt = 0;

const change = (changed: Partial<RecordingState>) => recordingState.write({ ...recordingState.read(), ...changed });

function reset(problem: RecordingProblem | null): void {
  clearInterval(ticker);
  clearTimeout(holdTimer);
  recorder = null;
  forgetPreview();
  recordingState.write({ ...idle, problem });
}

function forgetPreview(): void {
  const { preview } = recordingState.read();
  if (preview) URL.revokeObjectURL(preview);
}

function tick(): void {
  if (!recorder) return;
  change({ elapsed: recorder.elapsed(), levels: recorder.levels.slice(-levelsShown) });
  if (recorder.elapsed() >= limitMilliseconds) void sendRecording();
}

async function start(): Promise<void> {
  navigator.vibrate?.(15);
  const mine = (attempt += 1);
  try {
    const started = await startRecorder();
    // The finger was lifted while the browser asked for the microphone, or the chat was left.
    if (mine !== attempt || recordingState.read().hold === 'none') return started.cancel();
    recorder = started;
    ticker = setInterval(tick, tickMilliseconds);
  } catch (error) {
    if (mine === attempt)
      reset(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'noMicrophone');
  }
}

function make(gesture: Gesture): void {
  const next = follow(recordingState.read().hold, gesture);
  if (next.deed === 'send') return void sendRecording();
  if (next.deed === 'cancel') return cancelRecording('deleted');
  if (next.deed === 'tooShort') return cancelRecording('tooShort');
  change({ hold: next.hold });
  if (next.deed === 'start') void start();
}

/** Called when a finger comes down on the microphone. */
export function fingerDown(recorded: Recorded): void {
  onRecorded = recorded;
  make({ kind: 'down' });
  clearTimeout(holdTimer);
  holdTimer = setTimeout(() => make({ kind: 'hold' }), holdMilliseconds);
}

export function fingerMoved(x: number, y: number): void {
  if (recordingState.read().hold !== 'held') return;
  change({ slide: x });
  make({ kind: 'move', x, y });
}

export function fingerUp(): void {
  clearTimeout(holdTimer);
  make({ kind: 'up', recordedMilliseconds: recorder?.elapsed() ?? 0 });
}

/** Called when the system has cancelled the touch. */
export function fingerLost(): void {
  clearTimeout(holdTimer);
  make({ kind: 'lost' });
}

/** Called when the microphone was pressed by keyboard or switch. */
export function pressed(recorded: Recorded): void {
  onRecorded = recorded;
  make({ kind: 'press' });
}

export async function sendRecording(): Promise<void> {
  const ending = recorder;
  if (!ending) return;
  const milliseconds = ending.elapsed();
  reset(null);
  const recording = await ending.stop();
  onRecorded?.(recording, milliseconds);
}

/** Turns the microphone off and discards the recording. */
export function cancelRecording(why: RecordingProblem | null): void {
  recorder?.cancel();
  reset(why);
}

export async function pauseRecording(): Promise<void> {
  const paused = recorder;
  const soFar = await paused?.pause();
  // The recording may have been sent or deleted meanwhile.
  if (soFar && recorder === paused) change({ preview: URL.createObjectURL(soFar) });
}

export function resumeRecording(): void {
  forgetPreview();
  change({ preview: null });
  recorder?.resume();
}

export function dismissProblem(): void {
  change({ problem: null });
}

// The recording belongs to the member who made it. This also covers one that is just being finished.
onMemberChange(() => {
  cancelRecording(null);
  onRecorded = null;
});
