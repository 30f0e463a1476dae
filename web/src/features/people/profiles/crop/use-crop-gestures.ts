import { useRef, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import type { Vector } from '../../../../ui/gestures/release-velocity.ts';
import { changeCrop, dragCrop, type Crop } from './crop-rules.ts';

const distance = ([one, other]: readonly Vector[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** The direction in which each key moves the photo, in fractions of the frame. */
const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const zooms: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** Handles dragging with one finger or the mouse, and zooming with two fingers, the wheel or keys. */
export function useCropGestures(ratio: number, crop: Crop, onChange: (crop: Crop) => void) {
  const points = useRef(new Map<number, Vector>());

  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    const earlier = [...points.current.values()];
    const now = { x: event.clientX, y: event.clientY };
    points.current.set(event.pointerId, now);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const dragged = dragCrop(
      ratio,
      crop,
      (now.x - before.x) / width / earlier.length,
      (now.y - before.y) / height / earlier.length,
    );
    const spread = distance(earlier) > 0 ? distance([...points.current.values()]) / distance(earlier) : 1;
    onChange(changeCrop(ratio, dragged, { zoom: dragged.zoom * spread }));
  };
  const release = (event: PointerEvent) => void points.current.delete(event.pointerId);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
    onWheel: (event: WheelEvent) =>
      onChange(changeCrop(ratio, crop, { zoom: crop.zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1) })),
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const zoom = zooms[event.key];
      if (step) onChange(dragCrop(ratio, crop, ...step));
      else if (zoom) onChange(changeCrop(ratio, crop, { zoom: crop.zoom * zoom }));
      else return;
      event.preventDefault();
    },
  };
}
