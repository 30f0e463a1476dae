/** How a picture is looked at; `x` and `y` are px from the middle of its frame. */
export interface View {
  zoom: number;
  /** Quarter turns clockwise, 0 to 3. */
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

/** One press of a button or key. */
export const zoomStep = 1.35;

const zoomMax = 8;
const nearlyOne = 1.02;

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

/** Keeps the frame covered as far as the picture's own box goes. */
function inFrame(view: View, frame: Size): View {
  const room = view.zoom - 1;
  return { ...view, x: clamp(view.x, (room * frame.width) / 2), y: clamp(view.y, (room * frame.height) / 2) };
}

/** Zooms by a factor between 1 and 8 times; what lies at `at` (px from the middle) stays there. */
export function zoomed(view: View, factor: number, frame: Size, at: Point = { x: 0, y: 0 }): View {
  const wanted = Math.min(zoomMax, Math.max(1, view.zoom * factor));
  const zoom = wanted < nearlyOne ? 1 : wanted;
  const grown = zoom / view.zoom;
  return inFrame({ ...view, zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame);
}

export function panned(view: View, by: Point, frame: Size): View {
  return inFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** A quarter turn clockwise; the place in the picture is lost, the zoom is kept. */
export function turned(view: View): View {
  return { ...view, turns: (view.turns + 1) % 4, x: 0, y: 0 };
}
