import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moving a tile in the document removes its focus. This returns the focus, so that a member can continue with the keys.
 * @returns a function to call before a photo is moved
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>): (id: number) => void {
  const moved = useRef<number>(undefined);
  // This runs after the rendering that moves the photo.
  useEffect(() => {
    if (moved.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-photo="${moved.current}"] button`)?.focus();
    moved.current = undefined;
  });
  return (id) => {
    moved.current = id;
  };
}

/**
 * Deleting a photo also removes the button to which its sheet returns the focus. Instead, the photo that takes its
 * position gets the focus, or the first empty slot.
 * @returns a function to call with the index of a photo, before it is deleted
 */
export function useFocusAfterDeleting(grid: RefObject<HTMLElement | null>): (place: number) => void {
  const place = useRef<number>(undefined);
  // This runs after the rendering without the photo, in which the sheet has closed.
  useEffect(() => {
    if (place.current === undefined) return;
    const tiles = grid.current?.querySelectorAll<HTMLElement>('[data-photo] > button:first-child') ?? [];
    const next = tiles[Math.min(place.current, tiles.length - 1)];
    (next ?? grid.current?.querySelector<HTMLElement>('input'))?.focus();
    place.current = undefined;
  });
  return (deleted) => {
    place.current = deleted;
  };
}
