/** Returns the text of a badge: empty for zero, "9+" above nine. */
export function countText(count: number): string {
  if (count <= 0) return '';
  return count > 9 ? '9+' : String(count);
}

/**
 * A badge at the top right of its parent, which must be positioned `relative`. The parent's label must contain the
 * number for screen readers.
 */
export function CountBadge({ count }: { count: number }) {
  const text = countText(count);
  if (text === '') return null;
  return (
    <span aria-hidden className="count-badge">
      {text}
    </span>
  );
}
