import type { Message } from '@mwanzo/contract/conversations/messages';
import { useCallback, useEffect, useRef } from 'react';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The found message is highlighted for this long, in ms. */
const foundMilliseconds = 1600;
/** A quoted message is searched for in at most this many earlier pages. */
const pagesMax = 20;

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-message="${id}"]`);

function show(row: HTMLElement): void {
  row.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  row.dataset['found'] = '';
  setTimeout(() => delete row.dataset['found'], foundMilliseconds);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** @returns a function that scrolls to a message, and loads earlier ones until it is there */
export function useGoToMessage(
  messages: readonly Message[],
  loadEarlier: () => Promise<boolean>,
): (id: number) => Promise<void> {
  const latest = useRef({ messages, loadEarlier });
  useEffect(() => {
    latest.current = { messages, loadEarlier };
  });
  return useCallback(async (id: number) => {
    for (let page = 0; page < pagesMax && !rowOf(id); page += 1) {
      const oldest = latest.current.messages[0]?.id ?? 0;
      // Pages are loaded one after the other until they contain the message.
      // oxlint-disable-next-line no-await-in-loop
      if (oldest <= id || !(await latest.current.loadEarlier())) return;
      // oxlint-disable-next-line no-await-in-loop -- React shows the page first
      await nextFrame();
    }
    const row = rowOf(id);
    if (row) show(row);
  }, []);
}
