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
