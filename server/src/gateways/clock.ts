/** The app's only source of the current time. Tests inject their own. */
export interface Clock {
  now(): Date;
}

/** The system's clock. */
export const systemClock: Clock = { now: () => new Date() };
