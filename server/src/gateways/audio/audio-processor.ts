/** A voice note as it is stored. */
export interface ProcessedVoice {
  /** One channel of Opus in WebM, without the recorder's metadata. */
  readonly webm: Uint8Array;
  /** The length of the decoded sound, whatever the file's header says. */
  readonly durationMs: number;
  /** The loudness of equal parts, one byte each; 255 is the loudest part. */
  readonly waveform: Uint8Array;
}

/** Processes what members record. */
export interface AudioProcessor {
  /**
   * Reads a recording from a file and encodes it again.
   *
   * @throws VoiceInvalidError
   * @throws ApiError busy when too many wait
   */
  processVoice(file: string, userId: number): Promise<ProcessedVoice>;
  /** Converts a voice note to AAC in MP4, for players that do not know Opus. `webm` is a result of `processVoice`. */
  toAac(webm: Uint8Array, userId: number): Promise<Uint8Array>;
}

/**
 * The reason why a recording is refused. `format`: it is not a recording of an accepted kind. `long`: it is too long or
 * too large. `short`: it is too short.
 */
export class VoiceInvalidError extends Error {
  readonly reason: 'format' | 'long' | 'short';

  constructor(reason: VoiceInvalidError['reason'], options?: ErrorOptions) {
    super(`The recording was refused: ${reason}`, options);
    this.name = 'VoiceInvalidError';
    this.reason = reason;
  }
}
