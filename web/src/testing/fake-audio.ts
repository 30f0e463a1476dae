import { vi } from 'vitest';

const blocked = (name: string) => new DOMException('', name);

/** An audio element without sound. Like a browser's, it refuses what it cannot play and begins a moment later. */
export class FakeAudio extends EventTarget {
  /** All that were made since `stubAudio`. */
  static readonly made: FakeAudio[] = [];
  static playsOpus = true;
  playbackRate = 1;
  currentTime = 0;
  isPlaying = false;
  #source: string;
  #begins: PromiseWithResolvers<void> | undefined;

  constructor(source = '') {
    super();
    this.#source = source;
    FakeAudio.made.push(this);
  }
  get src() {
    return this.#source;
  }
  /** A new source stops what plays, and plays from the beginning, at the usual speed. */
  set src(source) {
    this.pause();
    this.#source = source;
    this.playbackRate = 1;
    this.currentTime = 0;
  }
  canPlayType(): CanPlayTypeResult {
    return FakeAudio.playsOpus ? 'probably' : '';
  }
  play(): Promise<void> {
    if (this.#source === '') return Promise.reject(blocked('NotSupportedError'));
    this.isPlaying = true;
    const begins = (this.#begins ??= Promise.withResolvers<void>());
    setImmediate(() => {
      if (this.#begins !== begins) return;
      this.#begins = undefined;
      begins.resolve();
    });
    return begins.promise;
  }
  /** A play that has not begun yet fails by it. */
  pause() {
    this.isPlaying = false;
    this.#begins?.reject(blocked('AbortError'));
    this.#begins = undefined;
  }
  /** Plays to the end. */
  end() {
    this.isPlaying = false;
    this.dispatchEvent(new Event('ended'));
  }
}

/** Stubs the audio elements of a page. @returns a function for the one that was made last */
export function stubAudio({ playsOpus = true } = {}): () => FakeAudio | undefined {
  FakeAudio.made.length = 0;
  FakeAudio.playsOpus = playsOpus;
  vi.stubGlobal('Audio', FakeAudio);
  return () => FakeAudio.made.at(-1);
}
