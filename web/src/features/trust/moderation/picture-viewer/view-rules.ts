/** The zoom, turn and position of a picture; `x` and `y` are px from the middle of its frame. */
export interface View {
  zoom: number;
  /** The number of quarter turns clockwise, 0 to 3. */
  turns: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholePicture: View = { zoom: 1, turns: 0, x: 0, y: 0 };

/** A press of a zoom button or key multiplies or divides the zoom by this. */
export const zoomStep = 1.35;

const zoomMax = 8;
const nearlyOne = 1.02;

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Limits the offset so that the picture keeps covering the frame. */
function inFrame(view: View, frame: Size): View {
  const excess = view.zoom - 1;
  return { ...view, x: clamp(view.x, (excess * frame.width) / 2), y: clamp(view.y, (excess * frame.height) / 2) };
}

/** Zooms by a factor, within 1 to 8 times. The point at `at` (px from the middle) does not move. */
export function zoomed(view: View, factor: number, frame: Size, at: Point = { x: 0, y: 0 }): View {
  const wanted = Math.min(zoomMax, Math.max(1, view.zoom * factor));
  const zoom = wanted < nearlyOne ? 1 : wanted;
  const growth = zoom / view.zoom;
  return inFrame({ ...view, zoom, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, frame);
}

export function panned(view: View, by: Point, frame: Size): View {
  return inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Turns the picture by a quarter clockwise. It returns to the middle and keeps the zoom. */
export function turned(view: View): View {
  return { ...view, turns: (view.turns + 1) % 4, x: 0, y: 0 };
}
