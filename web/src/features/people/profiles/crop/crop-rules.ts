import type { Part } from '../../../../photos/picture-rules.ts';

/** The width of a photo on a card, divided by its height. */
export const frameRatio = 4 / 5;
export const zoomMax = 4;

/** The visible section of a photo: its zoom (1 is the smallest that fills the frame) and its middle, in fractions. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Returns the section of the photo that fills the frame.
 * @param ratio the photo's width divided by its height
 */
export function partOf(ratio: number, { zoom, x, y }: Crop): Part {
  const width = Math.min(1, frameRatio / ratio) / zoom;
  const height = Math.min(1, ratio / frameRatio) / zoom;
  return { left: between(0, x - width / 2, 1 - width), top: between(0, y - height / 2, 1 - height), width, height };
}

/** Returns the first crop: the whole width or height, nearer to the top, where faces are. */
export function firstCrop(ratio: number): Crop {
  const { height } = partOf(ratio, { zoom: 1, x: 0.5, y: 0.5 });
  return { zoom: 1, x: 0.5, y: height / 2 + (1 - height) * 0.18 };
}

/** Changes a crop and keeps it inside the photo. So moving back has an effect at once. */
export function changeCrop(ratio: number, crop: Crop, changed: Partial<Crop>): Crop {
  const wanted = { ...crop, ...changed };
  const zoom = between(1, wanted.zoom, zoomMax);
  const { left, top, width, height } = partOf(ratio, { ...wanted, zoom });
  return { zoom, x: left + width / 2, y: top + height / 2 };
}

/** Moves a crop after the photo was dragged. The distances are in fractions of the frame's width and height. */
export function dragCrop(ratio: number, crop: Crop, right: number, down: number): Crop {
  const { width, height } = partOf(ratio, crop);
  return changeCrop(ratio, crop, { x: crop.x - right * width, y: crop.y - down * height });
}
