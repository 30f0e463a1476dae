import { idle } from '../device/idle.ts';

/** When everything that the page links has loaded, its first content may still be on its way: a photo from a response. */
const settleMilliseconds = 1000;

/** Runs the action once the page has loaded, a second has passed, and the browser is idle. */
export function whenIdle(action: () => void): void {
  const wait = () => setTimeout(() => void idle().then(action), settleMilliseconds);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
