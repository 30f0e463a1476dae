import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moving a tile in the page takes its focus away; whoever moves it by keys goes on from there.
 * @returns a function to call before a photo is moved
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>): (id: number) => void {
  const moved = useRef<number>(undefined);
  // After the rendering that moves it.
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
 * A photo that is deleted takes along the button that its sheet gives the focus back to; the photo that has come into its
 * place gets it, or the place for a new one.
 * @returns a function to call with the place of a photo, from 0, before it is deleted
 */
export function useFocusAfterDeleting(grid: RefObject<HTMLElement | null>): (place: number) => void {
  const place = useRef<number>(undefined);
  // After the rendering without it, in which the sheet has closed.
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
