import { scrollSpeed } from './scroll-rules.ts';

interface Scrolling {
  /** How high the hand is on the screen, and where it took hold. */
  hand: () => { y: number; fromY: number };
  /** Called after something has moved below the hand. */
  onScroll: () => void;
}

/** Lets whatever a grid scrolls in follow a hand near its upper or lower edge, until it is stopped. */
export function scrollNearEdges(grid: Element, { hand, onScroll }: Scrolling): () => void {
  const scroller = scrollerOf(grid);
  let before = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    frame = requestAnimationFrame(step);
    const seconds = Math.min(0.1, (now - before) / 1000);
    before = now;
    const speed = scrollSpeed(hand(), edgesOf(scroller));
    if (speed === 0) return;
    const top = scroller.scrollTop;
    // The page scrolls smoothly by its style, which would begin again at every frame.
    scroller.scrollTo({ top: top + speed * seconds, behavior: 'instant' });
    if (scroller.scrollTop !== top) onScroll();
  });
  return () => cancelAnimationFrame(frame);
}

function scrollerOf(grid: Element): Element {
  for (let element = grid.parentElement; element && element !== document.body; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}

function edgesOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  return scroller.getBoundingClientRect();
}
