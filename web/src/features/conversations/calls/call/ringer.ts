import { withLock } from '../../../../device/with-lock.ts';

/** The notes of each ring in Hz, and the time between rings in ms. */
const notes = { incoming: [523.25, 659.25], outgoing: [392] };
const noteSeconds = 0.35;
const everyMs = 3000;
const loudness = { incoming: 0.18, outgoing: 0.05 };

/**
 * Rings until the returned function is called, in only one tab of a browser. A page that nobody has touched yet may not
 * play sound, but still shows the call.
 */
export function ring(how: 'incoming' | 'outgoing'): () => void {
  const stopping = new AbortController();
  const ringOn = () =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve();
      const stop = startRinging(how);
      stopping.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  void withLock('mwanzo.ring', { ifAvailable: true }, (isHeld) => isHeld && ringOn());
  return () => stopping.abort();
}

function startRinging(how: 'incoming' | 'outgoing'): () => void {
  const context = new AudioContext();
  const play = () => {
    if (how === 'incoming') navigator.vibrate?.([400, 200, 400]);
    for (const [at, frequency] of notes[how].entries())
      playNote(context, frequency, { at: context.currentTime + at * noteSeconds, volume: loudness[how] });
  };
  play();
  const timer = setInterval(play, everyMs);
  return () => {
    clearInterval(timer);
    if (how === 'incoming') navigator.vibrate?.(0);
    void context.close();
  };
}

function playNote(context: AudioContext, frequency: number, { at, volume }: { at: number; volume: number }): void {
  const oscillator = new OscillatorNode(context, { frequency, type: 'sine' });
  const gain = new GainNode(context, { gain: 0 });
  // The volume rises and falls, because a sudden change would click.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.03);
  gain.gain.linearRampToValueAtTime(0, at + noteSeconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
