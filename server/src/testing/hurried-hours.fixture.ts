// Loaded before a server (node --import): whenever the server waits for an hour of its clock, the hour passes at once.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const hourMs = 3_600_000;
const momentMs = 200;
const RealDate = Date;
let ahead = 0;

class HurriedDate extends RealDate {
  constructor(...values: [] | [number | string]) {
    if (values.length === 0) super(RealDate.now() + ahead);
    else super(...values);
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
}

const wait = globalThis.setTimeout;
Object.assign(globalThis, {
  Date: HurriedDate,
  setTimeout: Object.assign((work: () => void, ms = 0, ...values: []) => {
    if (ms < hourMs) return wait(work, ms, ...values);
    return wait(() => {
      ahead += ms;
      work();
    }, momentMs);
  }, wait),
});

const { setTimeout: waitFor } = timers;
timers.setTimeout = async (ms = 0, value, options) => {
  const waited = await waitFor(ms < hourMs ? ms : momentMs, value, options);
  if (ms >= hourMs) ahead += ms;
  return waited;
};
syncBuiltinESMExports();
