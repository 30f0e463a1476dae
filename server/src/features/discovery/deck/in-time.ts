import type { OrderFailure } from './order-outages.ts';

/** The result of some work that a deck can do without. */
export type Outcome<Value> =
  | { readonly value: Value; readonly failure: null }
  | { readonly value: null; readonly failure: OrderFailure };

/** A deck waits no longer than this for each part that it can do without, in ms. */
const patienceMs = 1000;

/** The value of some work, or why there is none: it failed, or is late. It never throws. */
export async function inTime<Value>(part: OrderFailure['part'], work: Promise<Value>): Promise<Outcome<Value>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<Value>>((resolve) => {
    timer = setTimeout(resolve, patienceMs, { value: null, failure: { part, reason: 'late', error: null } }).unref();
  });
  try {
    return await Promise.race([work.then((value) => ({ value, failure: null })), late]);
  } catch (error) {
    return { value: null, failure: { part, reason: 'failed', error } };
  } finally {
    clearTimeout(timer);
  }
}
