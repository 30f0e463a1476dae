import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { flyOff, moveTo, sizeOf, springBack } from './card-motion.ts';
import { classNames } from './class-names.ts';
import { decideSwipe, dragProgress, mainDirection, touchActionFor, type SwipeDirection, type Vector } from './swipe-rules.ts';
import { useDrag } from './use-drag.ts';

export interface SwipeCardHandle {
  /** Does what a flick in that direction does; nothing while the card is away or on its way. */
  swipe(direction: SwipeDirection): void;
}

interface SwipeCardProps {
  ref?: Ref<SwipeCardHandle>;
  /** Whether it follows a finger or mouse; `swipe` works all the same. */
  draggable: boolean;
  preventSwipe?: readonly SwipeDirection[];
  /** Called once a release has decided. The card stays away if this resolves to true, else it comes back. */
  onSwipe: (direction: SwipeDirection) => Promise<boolean>;
  /** The card has left, and `onSwipe` wants it to stay away. */
  onGone: (direction: SwipeDirection) => void;
  /** 0 at rest to 1, and the ms over which to get there. */
  onProgress?: (progress: number, milliseconds: number) => void;
  /** Fade in as the card is dragged their way. */
  stamps?: Partial<Record<SwipeDirection, ReactNode>>;
  children: ReactNode;
  className?: string | undefined;
}

const rest = { x: 0, y: 0 };

/** Set on the stamps themselves: an inherited variable would restyle the whole card on each move. */
function showStamp(card: HTMLElement, shown: SwipeDirection | undefined, opacity: number): void {
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) {
    stamp.style.opacity = stamp.dataset['stamp'] === shown ? String(opacity) : '0';
  }
}

/** A card that can be flicked off the screen; it fills its (relative) parent. */
export function SwipeCard(props: SwipeCardProps) {
  const { ref, draggable, preventSwipe = [], stamps = {}, onSwipe, onGone, onProgress, children, className } = props;
  const card = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);

  const comeBack = (element: HTMLElement, from: Vector) => {
    showStamp(element, undefined, 0);
    onProgress?.(0, 320);
    return springBack(element, from);
  };

  const leave = async (direction: SwipeDirection, offset: Vector) => {
    const element = card.current;
    if (!element || leaving.current || preventSwipe.includes(direction)) return;
    leaving.current = true;
    showStamp(element, direction, 1);
    onProgress?.(1, 260);
    const flight = flyOff(element, direction, offset);
    const [stays] = await Promise.all([onSwipe(direction), flight.finished]);
    if (stays) {
      onGone(direction);
      return;
    }
    flight.cancel();
    await comeBack(element, flight.end);
    leaving.current = false;
  };

  useImperativeHandle(ref, () => ({ swipe: (direction) => void leave(direction, rest) }));

  const drag = useDrag({
    canStart: () => draggable && !leaving.current,
    onMove(offset) {
      if (!card.current) return;
      const progress = dragProgress(offset, sizeOf(card.current));
      moveTo(card.current, offset);
      showStamp(card.current, mainDirection(offset), progress);
      onProgress?.(progress, 0);
    },
    onRelease(offset, velocity) {
      const direction = velocity ? decideSwipe(velocity, offset, preventSwipe) : undefined;
      if (direction) void leave(direction, offset);
      else if (card.current) void comeBack(card.current, offset);
    },
  });

  return (
    <div
      ref={card}
      {...drag}
      className={classNames('absolute inset-0', draggable && 'cursor-grab will-change-transform select-none active:cursor-grabbing', className)}
      style={draggable ? { touchAction: touchActionFor(preventSwipe) } : undefined}
    >
      {children}
      {Object.entries(stamps).map(([direction, stamp]) => (
        <span key={direction} aria-hidden data-stamp={direction} className="pointer-events-none absolute inset-0 opacity-0 will-change-[opacity]">
          {stamp}
        </span>
      ))}
    </div>
  );
}
