import { useEffect, useRef } from 'react';
import { cardTitleId } from './profile-card.tsx';

/**
 * Moves the keyboard focus from a button on the leaving card to the same button on the next one.
 * @param currentId the current card's profile
 * @returns a function to call before the card leaves
 */
export function useButtonFocus(currentId: number | undefined): () => void {
  const focused = useRef<string>(undefined);

  useEffect(() => {
    const focus = document.activeElement;
    const lostFocus = focus === null || focus === document.body || focus.closest('[inert]') !== null;
    if (focused.current && lostFocus && currentId !== undefined) {
      const card = document.getElementById(cardTitleId(currentId))?.closest('article');
      card?.querySelector<HTMLElement>(`[data-swipe=${focused.current}]`)?.focus();
    }
    focused.current = undefined;
  }, [currentId]);

  return () => {
    const button = document.activeElement?.closest<HTMLElement>('article [data-swipe]');
    focused.current = button?.dataset['swipe'];
  };
}
