import { useRef, type PointerEvent } from 'react';

const dismissPixels = 50;

/** Says whether a drag of this many px, to either side or out over the near edge, dismisses the element. */
export function isSwipedAway(dx: number, dy: number, edge: 'up' | 'down'): boolean {
  const outward = edge === 'up' ? -dy : dy;
  return Math.abs(dx) > dismissPixels || outward > dismissPixels;
}

/** Returns pointer handlers that let an element follow the finger and dismiss it past 50 px. */
export function useSwipeAway(onAway: () => void, edge: 'up' | 'down') {
  const start = useRef<{ x: number; y: number } | null>(null);

  const follow = (element: HTMLElement, dx: number, dy: number) => {
    const outward = edge === 'up' ? Math.min(dy, 0) : Math.max(dy, 0);
    element.style.transform = dx === 0 && dy === 0 ? '' : `translate(${dx}px, ${outward}px)`;
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) follow(event.currentTarget, event.clientX - start.current.x, event.clientY - start.current.y);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      start.current = null;
      if (isSwipedAway(dx, dy, edge)) onAway();
      else follow(event.currentTarget, 0, 0);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null;
      follow(event.currentTarget, 0, 0);
    },
  };
}
