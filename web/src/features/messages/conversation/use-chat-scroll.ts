import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Scrolled up by more than this, in px, a reader is not pulled down by what arrives. */
const nearEndPixels = 120;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where readers of longer conversations were when they left: a message and its distance from the list's upper edge. */
const leftAt = new Map<number, { key: string; top: number }>();

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

interface ScrollInput {
  partnerId: number;
  /** The first and the last entry, by their keys. */
  oldest: string | undefined;
  newest: string | undefined;
  /** The last entry is the reader's own, who wants to see it. */
  isOwn: boolean;
}

interface ChatScroll {
  list: RefObject<HTMLDivElement | null>;
  /** Whether the newest entry is in sight, or nearly. */
  nearEnd: boolean;
  scrollToEnd: () => void;
}

function scrollDown(list: Element, isSmooth: boolean): void {
  list.scrollTo({ top: list.scrollHeight, behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant' });
}

/** @returns whether the reader's last place was found */
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
 * Scrolls a conversation: when it is first filled to its end, or to where the reader left it; smoothly when a later entry
 * arrives, unless the reader has scrolled up. Entries added above do not move the entries that are being read.
 */
export function useChatScroll({ partnerId, oldest, newest, isOwn }: ScrollInput): ChatScroll {
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
    // A smooth scroll is on its way to the end, and passes places that are far from it.
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
    // An on-screen keyboard covers half of the list: the entries at its foot stay there. So does the last entry when it grows.
    let height = element.clientHeight;
    const stay = new ResizeObserver(() => {
      const below = before.current?.below ?? 0;
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
