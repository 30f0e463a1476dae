/** For what is about to take itself away: the popover it is in gets the focus, and not the page under it. */
export function focusPopover(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.focus();
}

/** Hands the focus from an entry of a row or list that is about to go to the next one, or the one before. */
export function focusNeighbour(entry: Element): void {
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  const target =
    neighbour instanceof HTMLButtonElement ? neighbour : neighbour?.querySelector<HTMLElement>('button:last-of-type');
  if (target) target.focus();
  else focusPopover(entry);
}
