import { useLayoutEffect, useRef, useState } from 'react';

/** A reader who has scrolled up by more than this, in px, is not scrolled down by new messages. */
const nearEndPixels = 120;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The reading positions in conversations that were left: a message and its distance from the list's upper edge. */
const leftAt = new Map<number, { key: string; top: number }>();

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

interface ScrollInput {
  partnerId: number;
  /** The keys of the first and the last entry. */
  oldest: string | undefined;
  newest: string | undefined;
  /** True if the last entry is the reader's own, so that the list scrolls to it. */
  isOwn: boolean;
}

function scrollDown(list: Element, isSmooth: boolean): void {
  list.scrollTo({ top: list.scrollHeight, behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant' });
}

/** Scrolls to the position where the reader left. @returns true if it was found */
function returnToPlace(list: Element, partnerId: number): boolean {
  const place = leftAt.get(partnerId);
  const row = place && rowsOf(list).find(({ dataset }) => dataset['row'] === place.key);
  if (!row) return false;
  const top = list.scrollTop + row.getBoundingClientRect().top - list.getBoundingClientRect().top - place.top;
  list.scrollTo({ top, behavior: 'instant' });
  return true;
}

function rememberPlace(list: Element, partnerId: number): void {
  const isNearEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= nearEndPixels;
  const edge = list.getBoundingClientRect().top;
  const row = rowsOf(list).find((element) => element.getBoundingClientRect().bottom > edge);
  const key = row?.dataset['row'];
  if (isNearEnd || !row || key === undefined) leftAt.delete(partnerId);
  else leftAt.set(partnerId, { key, top: row.getBoundingClientRect().top - edge });
}

/**
 * Scrolls a conversation. When it is first filled, it goes to the end, or to the position where the reader left. Later
 * entries make it scroll smoothly, unless the reader has scrolled up. Entries that are added above do not move the
 * visible ones.
 * @returns the list's ref, and `nearEnd`: true if the newest entry is visible, or nearly
 */
export function useChatScroll({ partnerId, oldest, newest, isOwn }: ScrollInput) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<{ oldest: typeof oldest; newest: typeof newest; fromEnd: number; below: number }>(undefined);
  const [nearEnd, setNearEnd] = useState(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const last = before.current;
    let near = last ? last.below <= nearEndPixels : true;
    if (last?.newest !== newest) {
      if (!last) near = !returnToPlace(element, partnerId);
      if (near || isOwn) scrollDown(element, last !== undefined);
      near ||= isOwn;
    } else if (last?.oldest !== oldest)
      element.scrollTo({ top: element.scrollHeight - (last?.fromEnd ?? 0), behavior: 'instant' });
    // A smooth scroll is still running towards the end. The positions on its way do not count as scrolled up.
    let isOnItsWay = last !== undefined && last.newest !== newest && near;
    const remember = () => {
      const fromEnd = element.scrollHeight - element.scrollTop;
      const below = fromEnd - element.clientHeight;
      if (below <= 2) isOnItsWay = false;
      before.current = { oldest, newest, fromEnd, below: isOnItsWay ? 0 : below };
      setNearEnd(isOnItsWay || below <= nearEndPixels);
    };
    remember();
    const takeOver = () => {
      isOnItsWay = false;
    };
    element.addEventListener('scroll', remember, { passive: true });
    for (const sign of ['wheel', 'touchmove', 'keydown'] as const)
      element.addEventListener(sign, takeOver, { passive: true });
    // An on-screen keyboard covers half of the list. The entries at the end stay visible above it, and so does the last
    // entry when it grows.
    let { clientHeight: height, scrollHeight: end } = element;
    const stay = new ResizeObserver(() => {
      const below = before.current?.below ?? 0;
      // A warning may come below the last entry while the list is still scrolling to the former end.
      if (isOnItsWay && element.clientHeight === height && element.scrollHeight > end) scrollDown(element, true);
      end = element.scrollHeight;
      if (element.clientHeight === height && (below > 2 || isOnItsWay)) return;
      height = element.clientHeight;
      element.scrollTop = element.scrollHeight - element.clientHeight - below;
    });
    stay.observe(element);
    if (element.firstElementChild) stay.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', remember);
      for (const sign of ['wheel', 'touchmove', 'keydown'] as const) element.removeEventListener(sign, takeOver);
      stay.disconnect();
    };
  }, [partnerId, oldest, newest, isOwn]);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element) rememberPlace(element, partnerId);
    };
  }, [partnerId]);
  return { list, nearEnd, scrollToEnd: () => list.current && scrollDown(list.current, true) };
}
