/** The outcome of a step of the drill: sentences for its report. */
export interface Played {
  /** True if all was as it should be; null if the step could not be played here. */
  readonly isWell: boolean | null;
  readonly lines: readonly string[];
}

/** A step of `npm run drill`. It ends everything that it starts. */
export interface Step {
  readonly title: string;
  play(): Promise<Played>;
}

export const notPlayed = (reason: string): Played => ({ isWell: null, lines: [`Not played: ${reason}.`] });
