import { useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Vector } from '../../../ui/gestures/release-velocity.ts';
import { useDrag } from '../../../ui/gestures/use-drag.ts';
import { rest, startMotion, type CardMotion } from './card-motion.ts';
import { decideSwipe, touchActionFor, type SwipeDirection } from './swipe-rules.ts';

export interface SwipeCardHandle {
  /** Does what a flick in that direction does; nothing while the card is away or on its way. */
  swipe(direction: SwipeDirection): void;
}

interface SwipeCardProps {
  ref?: Ref<SwipeCardHandle>;
  /** Whether it follows a finger or mouse; `swipe` works all the same. */
  draggable: boolean;
  /** It follows the finger, but springs back wherever it is let go. */
  held?: boolean;
  preventSwipe?: readonly SwipeDirection[];
  /** Where it comes in from when it is new. */
  from?: SwipeDirection | undefined;
  /** Called once a release has decided. The card stays away if this resolves to true, else it comes back. */
  onSwipe: (direction: SwipeDirection) => Promise<boolean>;
  /** The card is out of sight, and stays away. */
  onGone: () => void;
  /** 0 at rest to 1, and the ms over which to get there. */
  onProgress?: ((progress: number, milliseconds: number) => void) | undefined;
  /** Fade in as the card is dragged their way. */
  stamps?: Partial<Record<SwipeDirection, ReactNode>>;
  children: ReactNode;
  className?: string | undefined;
}

/** A card that can be flicked off the screen; it fills its (relative) parent. */
export function SwipeCard(props: SwipeCardProps) {
  const {
    ref,
    draggable,
    held = false,
    preventSwipe = [],
    from,
    stamps = {},
    onSwipe,
    onGone,
    onProgress,
    children,
    className,
  } = props;
  const card = useRef<HTMLDivElement>(null);
  const motion = useRef<CardMotion>(null);
  const leaving = useRef(false);

  useLayoutEffect(() => {
    if (from && card.current) startMotion(card.current).comeIn(from);
  }, [from]);

  const take = () => (motion.current = card.current && startMotion(card.current));

  const leave = async (direction: SwipeDirection, offset: Vector, velocity: Vector) => {
    if (!motion.current || leaving.current) return;
    leaving.current = true;
    const flight = motion.current.flyOff(direction, offset, velocity);
    onProgress?.(1, flight.milliseconds);
    const [stays] = await Promise.all([onSwipe(direction), flight.finished]);
    // Also for a card that stays away: it may have been brought back in its flight.
    leaving.current = false;
    if (stays) onGone();
    else onProgress?.(0, motion.current.springBack(flight.end, rest));
  };

  useImperativeHandle(ref, () => ({
    swipe(direction) {
      if (leaving.current || preventSwipe.includes(direction)) return;
      const start = take()?.start;
      if (start) void leave(direction, start, rest);
    },
  }));

  const drag = useDrag({
    canStart: () => draggable && !leaving.current,
    onStart: () => take()?.start ?? rest,
    // A button may send away the card that a finger holds.
    onMove(offset) {
      if (motion.current && !leaving.current) onProgress?.(motion.current.moveTo(offset), 0);
    },
    onRelease(offset, velocity) {
      if (leaving.current) return;
      const direction = velocity && !held ? decideSwipe(velocity, offset, preventSwipe) : undefined;
      if (direction && velocity) void leave(direction, offset, velocity);
      else if (motion.current) onProgress?.(0, motion.current.springBack(offset, velocity ?? rest));
    },
  });

  return (
    <div
      ref={card}
      {...drag}
      className={classNames(
        'absolute inset-0',
        draggable && 'cursor-grab will-change-transform select-none active:cursor-grabbing',
        className,
      )}
      style={draggable ? { touchAction: touchActionFor(preventSwipe) } : undefined}
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
