import { useEffect, useRef, type RefObject } from 'react';

type Find = (grid: HTMLElement) => HTMLElement | null | undefined;

/**
 * Moving a tile in the document removes its focus, and deleting one removes the button that had it. This places the
 * focus, so that a member can continue with the keys.
 * @returns a function to call before the change. What it is given finds the element to focus after the rendering.
 */
export function useFocusAfterChange(grid: RefObject<HTMLElement | null>): (find: Find) => void {
  const wanted = useRef<Find>(undefined);
  useEffect(() => {
    if (grid.current) wanted.current?.(grid.current)?.focus();
    wanted.current = undefined;
  });
  return (find) => {
    wanted.current = find;
  };
}
