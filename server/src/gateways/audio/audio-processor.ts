/** A voice note as it is stored. */
export interface ProcessedVoice {
  /** One channel of Opus in WebM, without anything that the recorder wrote about itself. */
  readonly webm: Uint8Array;
  /** Measured from the decoded sound, not from what the file says. */
  readonly durationMs: number;
  /** The loudness of equal parts, one byte each; 255 is the loudest part. */
  readonly waveform: Uint8Array;
}

/** Processes what members record. */
export interface AudioProcessor {
  /**
   * Reads a recording from a file and encodes it anew.
   * @throws VoiceInvalidError
   * @throws ApiError busy when too many wait
   */
  processVoice(file: string, userId: number): Promise<ProcessedVoice>;
  /** The same sound as AAC in MP4, for players that do not know Opus. `webm` is what `processVoice` made. */
  toAac(webm: Uint8Array, userId: number): Promise<Uint8Array>;
}

/** Why a recording is refused: `format` it is no sound that is taken, `long` it is too long or too large, `short`. */
export class VoiceInvalidError extends Error {
  readonly reason: 'format' | 'long' | 'short';

  constructor(reason: VoiceInvalidError['reason'], options?: ErrorOptions) {
    super(`The recording was refused: ${reason}`, options);
    this.name = 'VoiceInvalidError';
    this.reason = reason;
  }
}
