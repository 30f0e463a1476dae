/**
 * Focuses the popover around an element that is about to disappear. Otherwise the focus would fall back to the page.
 */
export function focusPopover(element: Element): void {
  element.closest<HTMLElement>('[popover]')?.focus();
}

/** Moves the focus from a list entry that is about to disappear to the next one, or the previous one. */
export function focusNeighbour(entry: Element): void {
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  const target =
    neighbour instanceof HTMLButtonElement ? neighbour : neighbour?.querySelector<HTMLElement>('button:last-of-type');
  if (target) target.focus();
  else focusPopover(entry);
}
