/** The place of eight, counted from 0, that is for somebody new. */
const newPlace = 2;

/** Draws a row of eight doorways, one of which is lit: the place for somebody whom few have seen yet. */
export function EightDoorways() {
  return (
    <div aria-hidden className="grid grid-cols-8 gap-1.5 shadow-[0_2px_0_var(--color-line-strong)]">
      {Array.from({ length: 8 }, (_, place) => (
        <span
          key={place}
          className={`h-11 rounded-t-full forced-colors:border ${place === newPlace ? 'bg-marigold' : 'bg-blush'}`}
        />
      ))}
    </div>
  );
}
