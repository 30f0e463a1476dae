import { exitOffset, tiltOf, type SwipeDirection, type Vector } from './swipe-rules.ts';

/** BRAND.md section 5; ms. */
const flightTime = 260;
const springTime = 320;
const fadeTime = 120;
const easeIn = 'cubic-bezier(.5,0,.9,.4)';
const easeSpring = 'cubic-bezier(.34,1.4,.5,1)';

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function sizeOf(element: HTMLElement): Vector {
  return { x: element.offsetWidth, y: element.offsetHeight };
}

function transformAt(offset: Vector, size: Vector): string {
  const tilt = prefersStill() ? 0 : tiltOf(offset.x, size);
  return `translate3d(${offset.x}px, ${offset.y}px, 0) rotate(${tilt}deg)`;
}

/** Puts the card under the finger, tilted. */
export function moveTo(element: HTMLElement, offset: Vector): void {
  element.style.transform = transformAt(offset, sizeOf(element));
}

interface Flight {
  /** Fulfilled when the card is out of sight, also when nobody was looking. */
  finished: Promise<void>;
  /** Where it ended, in px from its place. */
  end: Vector;
  /** Gives the card back to its own style. */
  cancel: () => void;
}

/** Sends the card off the screen from where it is; with reduced motion it fades where it is. */
export function flyOff(element: HTMLElement, direction: SwipeDirection, offset: Vector): Flight {
  const still = prefersStill();
  const size = sizeOf(element);
  const end = still ? offset : exitOffset(direction, offset, size, { x: innerWidth, y: innerHeight });
  const from = transformAt(offset, size);
  const animation = still
    ? element.animate([{ transform: from, opacity: 1 }, { transform: from, opacity: 0 }], { duration: fadeTime, fill: 'forwards' })
    : element.animate([{ transform: from }, { transform: transformAt(end, size) }], { duration: flightTime, easing: easeIn, fill: 'forwards' });
  return {
    end,
    finished: settled(animation),
    cancel: () => {
      element.style.transform = '';
      animation.cancel();
    },
  };
}

/** Brings the card back to its place. */
export function springBack(element: HTMLElement, from: Vector): Promise<void> {
  element.style.transform = '';
  const start = transformAt(from, sizeOf(element));
  const animation = prefersStill()
    ? element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime })
    : element.animate([{ transform: start }, { transform: 'none' }], { duration: springTime, easing: easeSpring });
  return settled(animation);
}

function settled(animation: Animation): Promise<void> {
  return animation.finished.then(
    () => undefined,
    () => undefined,
  );
}
