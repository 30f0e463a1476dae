import { idle } from '../device/idle.ts';

/** What a page shows first may still be on its way when all that it links is there: a photo that an answer names. */
const restMilliseconds = 1000;

/** Runs it once the page has everything that it links, a second has passed, and there is nothing better to do. */
export function whenIdle(action: () => void): void {
  const rest = () => setTimeout(() => void idle().then(action), restMilliseconds);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
