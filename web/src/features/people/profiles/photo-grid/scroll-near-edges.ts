import { scrollSpeed } from './scroll-rules.ts';

interface Scrolling {
  /** Returns the height of the pointer on the screen, now and at the start of the drag. */
  hand: () => { y: number; fromY: number };
  /** Called after the content has scrolled below the pointer. */
  onScroll: () => void;
}

/**
 * While a photo is dragged near the upper or lower edge, scrolls the element that contains the grid.
 * @returns a function that stops it
 */
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
    // The page's style makes scrolling smooth, and a smooth scroll would start again at every frame.
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
