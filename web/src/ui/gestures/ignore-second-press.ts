/** Two presses in one place within this time, in ms, are meant as one: Android's and Windows' own limits are 300 and 500. */
const doublePressMs = 300;
/** As far as a finger strays between the two, in CSS px. */
const nearPixels = 24;

/**
 * For a press that takes away what was pressed (a row, a dialog): the second press of a double one would fall on whatever
 * has come up in its place, so that one is swallowed. Presses elsewhere, later ones, and those of the keyboard (detail 0)
 * go through.
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
  // A busy phone hands presses over late; their time stamps are those of the finger.
  setTimeout(() => removeEventListener('click', swallow, true), 4 * doublePressMs);
}
