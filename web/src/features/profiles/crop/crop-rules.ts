import type { Part } from '../../../photos/picture-rules.ts';

/** Width by height of the shape in which cards show photos. */
export const frameRatio = 4 / 5;
export const zoomMax = 4;

/** What of a photo is in the frame: how much larger than necessary it is shown, and the middle, in fractions. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The part of a photo that fills the frame.
 * @param ratio the photo's width by its height
 */
export function partOf(ratio: number, { zoom, x, y }: Crop): Part {
  const width = Math.min(1, frameRatio / ratio) / zoom;
  const height = Math.min(1, ratio / frameRatio) / zoom;
  return { left: between(0, x - width / 2, 1 - width), top: between(0, y - height / 2, 1 - height), width, height };
}

/** The whole width or height, nearer to the top, where faces are. */
export function firstCrop(ratio: number): Crop {
  const { height } = partOf(ratio, { zoom: 1, x: 0.5, y: 0.5 });
  return { zoom: 1, x: 0.5, y: height / 2 + (1 - height) * 0.18 };
}

/** A crop after a change that stays inside the photo, so that moving back works at once. */
export function changeCrop(ratio: number, crop: Crop, changed: Partial<Crop>): Crop {
  const wanted = { ...crop, ...changed };
  const zoom = between(1, wanted.zoom, zoomMax);
  const { left, top, width, height } = partOf(ratio, { ...wanted, zoom });
  return { zoom, x: left + width / 2, y: top + height / 2 };
}

/** A crop after the photo was dragged by parts of the frame's width and height. */
export function dragCrop(ratio: number, crop: Crop, right: number, down: number): Crop {
  const { width, height } = partOf(ratio, crop);
  return changeCrop(ratio, crop, { x: crop.x - right * width, y: crop.y - down * height });
}
