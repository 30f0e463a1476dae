import { useEffect, useRef } from 'react';
import { cardTitleId } from './profile-card.tsx';

/**
 * Moves the keyboard focus from a button of the leaving card to the same button of the next card.
 * @param currentId the current card's profile
 * @returns a function to call before the card leaves
 */
export function useButtonFocus(currentId: number | undefined): () => void {
  const focused = useRef<string>(undefined);

  useEffect(() => {
    const focus = document.activeElement;
    const lostFocus = focus === null || focus === document.body || focus.closest('[inert]') !== null;
    if (focused.current && lostFocus && currentId !== undefined) {
      const button = `[data-swipe=${focused.current}][aria-describedby=${cardTitleId(currentId)}]`;
      document.querySelector<HTMLElement>(button)?.focus();
    }
    focused.current = undefined;
  }, [currentId]);

  return () => {
    focused.current = document.activeElement?.closest<HTMLElement>('[data-swipe]')?.dataset['swipe'];
  };
}
