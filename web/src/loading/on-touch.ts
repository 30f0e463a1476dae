import { listen } from '../device/listen.ts';

/** `click` is listed because assistive technology may click without a pointer. */
const signsOfUse = ['pointerdown', 'keydown', 'click'] as const;

let inUse = false;

/**
 * Runs the action at every touch, key press and click until it is stopped. If the page was touched before, it also runs
 * at once: code that arrived with a touch may itself defer more code.
 * @returns a function that stops it
 */
export function onTouch(action: () => void): () => void {
  const listener = () => {
    inUse = true;
    action();
  };
  if (inUse) action();
  return listen(signsOfUse, listener, globalThis, { passive: true });
}
