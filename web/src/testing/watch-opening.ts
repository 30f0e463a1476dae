/** These open a dialog only sometimes, or in place of another one. */
const opensSometimes =
  /^(?:Add a photo|Back to the call|Block only|Call |Cancel|End call|Like|Logout|OK|Record|Send)|reacted with/;
/** These open one always, and say so nowhere yet. */
const saysNothing = /^(?:Edit|Edit profile|See yourself as others do)$|^Photo \d of \d/;

const openDialogs = () => [...document.querySelectorAll('dialog[open]')];

/**
 * Call it before a button is pressed.
 * @returns a check to call afterwards: screen readers say of a button that opens a dialog that it does
 */
export function watchOpening(button: HTMLElement, name: string): () => void {
  const isSaid = button.getAttribute('aria-haspopup') === 'dialog' || opensSometimes.test(name);
  const before = openDialogs();
  return () => {
    if (isSaid || saysNothing.test(name) || openDialogs().every((dialog) => before.includes(dialog))) return;
    throw new Error(`${name} opens a dialog, and has no aria-haspopup`);
  };
}
