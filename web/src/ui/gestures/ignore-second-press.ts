/** Two presses in one place within this time, in ms, count as a double press. Android's limit is 300, Windows' 500. */
const doublePressMs = 300;
/** The largest distance between the two presses, in CSS px. */
const nearPixels = 24;

/**
 * For a press that removes the pressed element (a row, a dialog): ignores the second press of a double press, which
 * would hit whatever appears there next. Presses elsewhere, later presses and those of the keyboard (detail 0) are not
 * ignored.
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
  // A busy phone delivers presses late. Their time stamps are still those of the finger.
  setTimeout(() => removeEventListener('click', swallow, true), 4 * doublePressMs);
}
