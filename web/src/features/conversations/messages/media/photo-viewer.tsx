import minusIcon from 'lucide/dist/esm/icons/minus.mjs';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { photoViewer as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import { pinch, scaleMax, settle, unzoomed, zoomAt, type Point, type Zoom } from './zoom-rules.ts';

interface PhotoViewerProps {
  open: boolean;
  onClose: () => void;
  src: string;
  alt: string;
}

/** Shows a photo on the whole screen. Escape and Back close it, and the focus returns to where it was. */
export function PhotoViewer({ open, onClose, src, alt }: PhotoViewerProps) {
  return (
    <DialogFrame open={open} onClose={onClose} label={alt} shape="full" ground="wine">
      <Zoomable src={src} alt={alt} onClose={onClose} />
    </DialogFrame>
  );
}

const step = 1.5;
const middle = { x: 0, y: 0 };
const factors: Record<string, number> = { '+': step, '=': step, '-': 1 / step };
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** Holds the zoom. Two fingers zoom and one finger moves the photo; the wheel, the keys and the buttons work too. */
function useZoom() {
  const box = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const change = (next: (zoom: Zoom) => Zoom) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
    setZoom((current) => settle(next(current), { width, height }));
  };
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const forget = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, fromMiddle(event));
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const after = fromMiddle(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, after);
      if (other) change((current) => pinch(current, [before, other], [after, other]));
      else change((current) => ({ ...current, x: current.x + after.x - before.x, y: current.y + after.y - before.y }));
    },
    onPointerUp: forget,
    onPointerCancel: forget,
    onDoubleClick(event: { clientX: number; clientY: number }) {
      const at = fromMiddle(event);
      change((current) => (current.scale > 1 ? unzoomed : zoomAt(current, step * step, at)));
    },
    onWheel(event: WheelEvent) {
      const at = fromMiddle(event);
      change((current) => zoomAt(current, Math.exp(-event.deltaY / 400), at));
    },
  };
  return { box, zoom, change, handlers };
}

function Zoomable({ src, alt, onClose }: Omit<PhotoViewerProps, 'open'>) {
  const { box, zoom, change, handlers } = useZoom();
  const onKeyDown = (event: KeyboardEvent) => {
    const factor = factors[event.key];
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (factor !== undefined) change((current) => zoomAt(current, factor, middle));
    else if (x !== 0 || y !== 0) change((current) => ({ ...current, x: current.x + x, y: current.y + y }));
    else return;
    event.preventDefault();
  };
  return (
    // The keys are only a shorter way: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="relative min-h-0 flex-1 overflow-hidden" onKeyDown={onKeyDown}>
      <div ref={box} {...handlers} className="grid size-full touch-none place-items-center overflow-hidden">
        <img
          src={src}
          alt={alt}
          draggable={false}
          className="max-h-full max-w-full object-contain select-none"
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      </div>
      <div className="absolute inset-x-0 top-0 flex justify-end gap-2 p-[max(8px,env(safe-area-inset-top))_8px]">
        <IconButton
          variant="onPhoto"
          icon={minusIcon}
          label={t(texts.smaller)}
          disabled={zoom.scale <= 1}
          onClick={() => change((current) => zoomAt(current, 1 / step, middle))}
        />
        <IconButton
          variant="onPhoto"
          icon={plusIcon}
          label={t(texts.larger)}
          disabled={zoom.scale >= scaleMax}
          onClick={() => change((current) => zoomAt(current, step, middle))}
        />
        <IconButton variant="onPhoto" icon={xIcon} label={t(texts.close)} onClick={onClose} />
      </div>
    </div>
  );
}
