import { useLayoutEffect, useRef, type RefObject } from 'react';
import { between, type Slot } from './order-rules.ts';
import { slotsIn, type GridDrag } from './use-grid-drag.ts';

/** docs/design.md, "Motion" */
const moveMilliseconds = 200;
/** The scale of a photo while it is dragged. */
const lift = 1.04;

const isSame = (one: Slot, other: Slot) =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;

function glide(tile: HTMLElement, from: Slot, to: Slot): void {
  if (isSame(from, to) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const frames = [{ transform: between(to, from) }, { transform: 'none' }];
  tile.animate(frames, { duration: moveMilliseconds, easing: 'ease-out' });
}

/**
 * Animates photos that move to another slot. A dragged photo follows the pointer in its original size, and moves to its
 * slot when it is dropped.
 */
export function useGridMotion(grid: RefObject<HTMLElement | null>, drag: GridDrag | undefined): void {
  const before = useRef(new Map<number, Slot>());

  // This runs after every rendering, since each may have moved a photo.
  useLayoutEffect(() => {
    if (!grid.current) return;
    const slots = slotsIn(grid.current);
    for (const [id, slot] of slots) {
      const tile = grid.current.querySelector<HTMLElement>(`[data-photo="${id}"]`);
      if (!tile) continue;
      if (id === drag?.id) {
        tile.style.transform = between(slot, drag.shown, lift);
        slots.set(id, drag.shown);
        continue;
      }
      tile.style.transform = '';
      glide(tile, before.current.get(id) ?? slot, slot);
    }
    before.current = slots;
  });
}
