import { idle } from '../device/idle.ts';

/**
 * After the page's links have loaded, its first content may still be loading: a photo from a response. So the action
 * waits this much longer, in ms.
 */
const settleMilliseconds = 1000;

/** Runs the action once the page has loaded, a second has passed, and the browser is idle. */
export function whenIdle(action: () => void): void {
  const wait = () => setTimeout(() => void idle().then(action), settleMilliseconds);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
