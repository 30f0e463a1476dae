/** The time at which the server and the browser stand still: a Tuesday noon in Nairobi. */
export const stoppedAt = '2026-11-24T09:00:00.000Z';
