import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useDrag } from '../gestures/use-drag.ts';
import { isDraggedClosed } from './sheet-drag-rules.ts';

interface SheetHandleProps {
  onClose: () => void;
  /** Positions the handle in its sheet. */
  className: string;
}

/** docs/design.md, "Motion" */
const leaveMilliseconds = 200;
const returnMilliseconds = 320;

/** Moves a sheet from the position where the finger left it. With reduced motion it jumps there. */
function move(sheet: HTMLElement, to: string, duration: number): Promise<unknown> {
  const from = sheet.style.transform;
  sheet.style.transform = '';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve();
  return sheet.animate({ transform: [from, to] }, { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }).finished;
}

/** The top edge of a sheet. A finger closes the sheet by dragging it; the keyboard uses Escape or the close button. */
export function SheetHandle({ onClose, className }: SheetHandleProps) {
  const strip = useRef<HTMLDivElement>(null);
  const sheet = () => strip.current?.closest('dialog');
  const drag = useDrag({
    canStart: () => true,
    onStart: () => ({ x: 0, y: 0 }),
    onMove: ({ y }) => {
      const element = sheet();
      if (element) element.style.transform = `translateY(${Math.max(0, y)}px)`;
    },
    onRelease: ({ y }, velocity) => {
      const element = sheet();
      if (!element) return;
      if (isDraggedClosed(y, velocity && velocity.y, element.offsetHeight))
        void move(element, 'translateY(100%)', leaveMilliseconds).then(onClose);
      else void move(element, 'none', returnMilliseconds);
    },
  });
  return (
    <div ref={strip} {...drag} aria-hidden className={classNames('cursor-grab touch-none', className)}>
      <div className="mx-auto h-1 w-10 rounded-full bg-line-strong opacity-60" />
    </div>
  );
}
