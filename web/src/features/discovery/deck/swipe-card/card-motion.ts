import type { Vector } from '../../../../ui/gestures/release-velocity.ts';
import { dragProgress, flightOf, mainDirection, springAt, tiltOf, type SwipeDirection } from './swipe-rules.ts';

/** The duration in ms; docs/design.md, "Motion". */
const springTime = 320;
const fadeTime = 120;
/** There is one keyframe every 20 ms; the compositor interpolates linearly between them. */
const springSteps = 16;

/** A zero offset or velocity. */
export const noMovement: Vector = { x: 0, y: 0 };

interface Departure {
  milliseconds: number;
  /** Resolves when the card is out of sight, even if the animation was cancelled. */
  finished: Promise<unknown>;
  /** The offset at which the flight ends, in px from the card's resting position. */
  end: Vector;
}

export type CardMotion = ReturnType<typeof startMotion>;

/**
 * Takes over a card from a running animation. All measuring is done here, because reading the layout while the card
 * moves would force a reflow in every frame.
 */
export function startMotion(element: HTMLElement) {
  const size = { x: element.offsetWidth, y: element.offsetHeight };
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const stamps = element.querySelectorAll<HTMLElement>('[data-stamp]');
  const { e: x, f: y } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  for (const animation of element.getAnimations()) animation.cancel();

  const view = { x: innerWidth, y: innerHeight };

  const transformAt = (offset: Vector) =>
    `translate3d(${offset.x}px, ${offset.y}px, 0) rotate(${reducedMotion ? 0 : tiltOf(offset.x, size)}deg)`;

  /** Sets the stamps' opacity directly: an inherited CSS variable would restyle the whole card on every move. */
  const showStamp = (shown: SwipeDirection | undefined, opacity: number) => {
    for (const stamp of stamps) stamp.style.opacity = String(stamp.dataset['stamp'] === shown ? opacity : 0);
  };

  return {
    /** The card's offset when it was taken over. */
    start: { x, y },

    size,

    /** Moves the card under the finger, tilts it, and returns the progress from 0 to 1. */
    moveTo(offset: Vector): number {
      const progress = dragProgress(offset, size);
      element.style.transform = transformAt(offset);
      showStamp(mainDirection(offset), progress);
      return progress;
    },

    /** Makes the card fly off the screen with the finger's speed. With reduced motion it fades out where it is. */
    flyOff(direction: SwipeDirection, offset: Vector, velocity: Vector): Departure {
      showStamp(direction, 1);
      const flight = flightOf(direction, offset, velocity, size, view);
      const { milliseconds, slope } = reducedMotion ? { milliseconds: fadeTime, slope: 1 } : flight;
      const end = reducedMotion ? offset : flight.end;
      const animation = element.animate(
        [{ transform: transformAt(offset) }, { transform: transformAt(end), ...(reducedMotion && { opacity: 0 }) }],
        // The easing gives a constant acceleration.
        { duration: milliseconds, easing: `cubic-bezier(.333,${slope / 3},.667,${(1 + slope) / 3})`, fill: 'forwards' },
      );
      return { milliseconds, end, finished: animation.finished.catch(() => undefined) };
    },

    /** Makes the card spring back to its resting position, and returns the duration in ms. */
    springBack(from: Vector, velocity: Vector): number {
      for (const animation of element.getAnimations()) animation.cancel();
      element.style.transform = '';
      showStamp(undefined, 0);
      const at = (time: number) =>
        transformAt({ x: springAt(time, from.x, velocity.x), y: springAt(time, from.y, velocity.y) });
      const steps = Array.from({ length: springSteps }, (_, step) => ({
        transform: at((step * springTime) / springSteps),
      }));
      const keyframes = reducedMotion ? [{ opacity: 0 }, { opacity: 1 }] : [...steps, { transform: 'none' }];
      const duration = reducedMotion ? fadeTime : springTime;
      element.animate(keyframes, { duration });
      return duration;
    },

    /** Makes the card fly in from the position at which it would have left to that side. */
    comeIn(side: SwipeDirection): number {
      return this.springBack(flightOf(side, noMovement, noMovement, size, view).end, noMovement);
    },
  };
}
