import type { Vector } from '../../../ui/gestures/release-velocity.ts';
import { dragProgress, flightOf, mainDirection, springAt, tiltOf, type SwipeDirection } from './swipe-rules.ts';

/** BRAND.md section 5; ms. */
const springTime = 320;
const fadeTime = 120;
/** One every 20 ms; between them the compositor draws straight lines. */
const springSteps = 16;

export const rest: Vector = { x: 0, y: 0 };

interface Departure {
  milliseconds: number;
  /** Fulfilled when the card is out of sight, also when nobody was looking. */
  finished: Promise<unknown>;
  /** Where it ended, in px from its place. */
  end: Vector;
}

export type CardMotion = ReturnType<typeof startMotion>;

/**
 * Takes hold of a card, wherever an animation has it just now. Everything is measured here: a look at
 * the layout while the card moves would cost each frame a layout.
 */
export function startMotion(element: HTMLElement) {
  const size = { x: element.offsetWidth, y: element.offsetHeight };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stamps = element.querySelectorAll<HTMLElement>('[data-stamp]');
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  for (const animation of element.getAnimations()) animation.cancel();

  const view = { x: innerWidth, y: innerHeight };

  const transformAt = (offset: Vector) =>
    `translate3d(${offset.x}px, ${offset.y}px, 0) rotate(${isStill ? 0 : tiltOf(offset.x, size)}deg)`;

  /** Set on the stamps themselves: an inherited variable would restyle the whole card on each move. */
  const showStamp = (shown: SwipeDirection | undefined, opacity: number) => {
    for (const stamp of stamps) stamp.style.opacity = String(stamp.dataset['stamp'] === shown ? opacity : 0);
  };

  return {
    /** Where the card was taken hold of. */
    start: { x, y },

    /** Puts the card under the finger, tilted. Tells how far it has come, from 0 to 1. */
    moveTo(offset: Vector): number {
      const progress = dragProgress(offset, size);
      element.style.transform = transformAt(offset);
      showStamp(mainDirection(offset), progress);
      return progress;
    },

    /** Sends the card off the screen as the finger let it go; with reduced motion it fades where it is. */
    flyOff(direction: SwipeDirection, offset: Vector, velocity: Vector): Departure {
      showStamp(direction, 1);
      const flight = flightOf(direction, offset, velocity, size, view);
      const { milliseconds, slope } = isStill ? { milliseconds: fadeTime, slope: 1 } : flight;
      const end = isStill ? offset : flight.end;
      const animation = element.animate(
        [{ transform: transformAt(offset) }, { transform: transformAt(end), ...(isStill && { opacity: 0 }) }],
        // A constant acceleration.
        { duration: milliseconds, easing: `cubic-bezier(.333,${slope / 3},.667,${(1 + slope) / 3})`, fill: 'forwards' },
      );
      return { milliseconds, end, finished: animation.finished.catch(() => undefined) };
    },

    /** Lets the card spring to its place. Tells in how many ms. */
    springBack(from: Vector, velocity: Vector): number {
      for (const animation of element.getAnimations()) animation.cancel();
      element.style.transform = '';
      showStamp(undefined, 0);
      const at = (time: number) =>
        transformAt({ x: springAt(time, from.x, velocity.x), y: springAt(time, from.y, velocity.y) });
      const steps = Array.from({ length: springSteps }, (_, step) => ({
        transform: at((step * springTime) / springSteps),
      }));
      const keyframes = isStill ? [{ opacity: 0 }, { opacity: 1 }] : [...steps, { transform: 'none' }];
      const duration = isStill ? fadeTime : springTime;
      element.animate(keyframes, { duration });
      return duration;
    },

    /** Lets the card come in from where it would have left to that side. */
    comeIn(side: SwipeDirection): number {
      return this.springBack(flightOf(side, rest, rest, size, view).end, rest);
    },
  };
}
