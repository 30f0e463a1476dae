/** Two presses in one place within this time, in ms, count as a double press. Android's limit is 300, Windows' 500. */
const doublePressMs = 300;
/** How far a finger may move between the two, in CSS px. */
const nearPixels = 24;

/**
 * For a press that removes what was pressed (a row, a dialog): swallows the second press of a double press, which would
 * hit whatever appears in its place. Presses elsewhere, later ones and those of the keyboard (detail 0) go through.
 */
export function ignoreSecondPress(first: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'timeStamp'>): void {
  if (first.detail === 0) return;
  const swallow = (press: MouseEvent): void => {
    const isNear = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) <= nearPixels;
    if (press.detail === 0 || !isNear || press.timeStamp - first.timeStamp > doublePressMs) return;
    press.preventDefault();
    press.stopPropagation();
  };
  addEventListener('click', swallow, true);
  // A busy phone delivers presses late, but with the finger's time stamps.
  setTimeout(() => removeEventListener('click', swallow, true), 4 * doublePressMs);
}
