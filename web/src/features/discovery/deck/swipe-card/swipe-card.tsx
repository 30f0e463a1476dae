import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Vector } from '../../../../ui/gestures/release-velocity.ts';
import { useDrag } from '../../../../ui/gestures/use-drag.ts';
import { noMovement, startMotion, type CardMotion } from './card-motion.ts';
import { decideSwipe, type SwipeDirection } from './swipe-rules.ts';

export interface SwipeCardHandle {
  /** Acts like a flick in that direction. While the card is leaving or gone, it does nothing. */
  swipe(direction: SwipeDirection): void;
}

interface SwipeCardProps {
  ref?: Ref<SwipeCardHandle>;
  /**
   * Says whether a release with this time stamp may count. If not, the card still follows the finger, but springs back.
   */
  accepts: (time: number) => boolean;
  /** The side from which the card flies in when it is mounted. */
  from?: SwipeDirection | undefined;
  /** Called when a release counts as a swipe. If it resolves to true the card stays away, otherwise it comes back. */
  onSwipe: (direction: SwipeDirection) => Promise<boolean>;
  /** Called when the card is out of sight and stays away. */
  onGone: () => void;
  /** Called with the progress of the drag, from 0 to 1, and the time in ms in which to show it. */
  onProgress?: ((progress: number, milliseconds: number) => void) | undefined;
  /** The stamps. Each fades in as the card is dragged in its direction. */
  stamps: Record<SwipeDirection, ReactNode>;
  children: ReactNode;
}

/** A card that can be flicked off the screen. It fills its parent, which must be positioned `relative`. */
export function SwipeCard(props: SwipeCardProps) {
  const { ref, accepts, from, onSwipe, onGone, onProgress, stamps, children } = props;
  const card = useRef<HTMLDivElement>(null);
  const motion = useRef<CardMotion>(null);
  const leaving = useRef(false);

  useLayoutEffect(() => {
    if (from && card.current) startMotion(card.current).comeIn(from);
  }, [from]);

  const grab = () => (motion.current = card.current && startMotion(card.current));

  const leave = async (direction: SwipeDirection, offset: Vector, velocity: Vector) => {
    if (!motion.current || leaving.current) return;
    leaving.current = true;
    const flight = motion.current.flyOff(direction, offset, velocity);
    onProgress?.(1, flight.milliseconds);
    const [staysAway] = await Promise.all([onSwipe(direction), flight.finished]);
    // This is also reset for a card that stays away, because a rewind may have brought it back during its flight.
    leaving.current = false;
    if (staysAway) onGone();
    else onProgress?.(0, motion.current.springBack(flight.end, noMovement));
  };

  useImperativeHandle(ref, () => ({
    swipe(direction) {
      if (leaving.current) return;
      const start = grab()?.start;
      if (start) void leave(direction, start, noMovement);
    },
  }));

  const drag = useDrag({
    canStart: () => !leaving.current,
    onStart: () => grab()?.start ?? noMovement,
    // A button may have sent the card away while a finger still holds it.
    onMove(offset) {
      if (motion.current && !leaving.current) onProgress?.(motion.current.moveTo(offset), 0);
    },
    onRelease(offset, velocity, time) {
      if (leaving.current || !motion.current) return;
      const { size, springBack } = motion.current;
      const direction = velocity && accepts(time) ? decideSwipe(velocity, offset, size) : undefined;
      if (direction && velocity) void leave(direction, offset, velocity);
      else onProgress?.(0, springBack(offset, velocity ?? noMovement));
    },
  });

  return (
    <div
      ref={card}
      {...drag}
      className="absolute inset-0 cursor-grab will-change-transform select-none active:cursor-grabbing"
      // The page scrolls up and down, and can be zoomed.
      style={{ touchAction: 'pan-y pinch-zoom' }}
    >
      {children}
      {Object.entries(stamps).map(([direction, stamp]) => (
        <span
          key={direction}
          aria-hidden
          data-stamp={direction}
          className="pointer-events-none absolute inset-0 opacity-0 will-change-[opacity]"
        >
          {stamp}
        </span>
      ))}
    </div>
  );
}
