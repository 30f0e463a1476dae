/** A flick down closes a sheet from this speed on, in px/ms. A card of the deck has the same limit. */
const flickSpeed = 0.5;
/** A slow drag closes a sheet past this share of its height, but never needs more than `farPixels`. */
const farShare = 0.3;
const farPixels = 160;

/**
 * Says whether a sheet closes when the finger is lifted.
 * @param down the distance of the drag, in px
 * @param speed downwards, in px/ms; null if the browser took over the pointer
 * @param height of the sheet, in px
 */
export function isDraggedClosed(down: number, speed: number | null, height: number): boolean {
  if (speed === null || down <= 0) return false;
  if (speed <= -flickSpeed) return false;
  return speed >= flickSpeed || down > Math.min(farPixels, height * farShare);
}
