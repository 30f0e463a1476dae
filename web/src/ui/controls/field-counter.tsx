/** The share of the text's greatest length from which on the counter is announced. */
const announcedFrom = 0.9;

/**
 * A counter "n/max" for a field's `aside`. Screen readers announce it once little room is left: otherwise they would
 * say a number after each letter.
 */
export function FieldCounter({ count, max }: { count: number; max: number }) {
  return (
    <span aria-live={count >= announcedFrom * max ? 'polite' : 'off'} className="text-small text-ink-2">
      {count}/{max}
    </span>
  );
}
