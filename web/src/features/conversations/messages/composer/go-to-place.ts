/** Moves the cursor to a position in the composer's text, once that is rendered. */
export function goToPlace(place: number): void {
  requestAnimationFrame(() => {
    const input = document.querySelector<HTMLTextAreaElement>('.composer-input');
    input?.focus();
    input?.setSelectionRange(place, place);
  });
}
