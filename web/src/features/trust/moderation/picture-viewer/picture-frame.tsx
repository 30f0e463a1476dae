import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useDrag } from '../../../../ui/gestures/use-drag.ts';
import type { Point, Size } from './view-rules.ts';

const wheelStep = 1.0015;

interface PictureFrameProps {
  isZoomed: boolean;
  onZoom: (factor: number, frame: Size, at: Point) => void;
  onPan: (by: Point, frame: Size) => void;
  children: ReactNode;
}

/** The dark box around a picture. The wheel zooms at the pointer, and a zoomed picture can be dragged. */
export function PictureFrame({ isZoomed, onZoom, onPan, children }: PictureFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const dragged = useRef<Point>({ x: 0, y: 0 });

  const zoom = useEffectEvent((event: WheelEvent, { left, top, width, height }: DOMRect) => {
    onZoom(
      wheelStep ** -event.deltaY,
      { width, height },
      { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    );
  });
  useEffect(() => {
    const element = box.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      if (element) zoom(event, element.getBoundingClientRect());
    };
    // React's wheel listeners are passive, so they could not keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const drag = useDrag({
    canStart: () => isZoomed,
    onStart: () => (dragged.current = { x: 0, y: 0 }),
    onMove(offset) {
      const frame = box.current?.getBoundingClientRect();
      if (frame) onPan({ x: offset.x - dragged.current.x, y: offset.y - dragged.current.y }, frame);
      dragged.current = offset;
    },
    onRelease: () => undefined,
  });
  return (
    <div
      ref={box}
      {...drag}
      data-frame
      className={classNames(
        '[container-type:size] relative h-[max(256px,calc(100dvh-626px))] overflow-hidden bg-[#3b2a31] text-white',
        'select-none max-lg:h-[min(78vw,420px)]',
        isZoomed && 'cursor-grab touch-none active:cursor-grabbing',
      )}
    >
      {children}
    </div>
  );
}
