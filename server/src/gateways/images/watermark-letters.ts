// Letters of 5 by 7 dots, drawn here because a server may have no fonts. Each row is five bits, the leftmost first.

const letters: Readonly<Record<string, readonly number[]>> = {
  '0': [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
  '1': [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
  '2': [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
  '3': [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
  '4': [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
  '5': [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
  '6': [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
  '7': [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
  '8': [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
  '9': [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
  '-': [0, 0, 0, 0b11111, 0, 0, 0],
  ':': [0, 0b00100, 0b00100, 0, 0b00100, 0b00100, 0],
  R: [0b11110, 0b10001, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001],
  Z: [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b11111],
  ' ': [0, 0, 0, 0, 0, 0, 0],
};

/** The width of a letter with the gap to its right, and the height of a line with the gap below it, in dots. */
export const letterSize = { width: 6, height: 9 } as const;
const rows = 7;
const columns = 5;

/**
 * The dots of a line of text, from the left, row by row.
 *
 * @throws RangeError for a character that is not drawn here
 */
export function dotsOf(text: string): { readonly x: number; readonly y: number }[] {
  return Array.from(text).flatMap((character, place) => {
    const letter = letters[character];
    if (!letter) throw new RangeError(`There is no letter for ${character}`);
    return Array.from({ length: rows * columns }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) }))
      .filter(({ x, y }) => ((letter[y] ?? 0) >> (columns - 1 - x)) & 1)
      .map(({ x, y }) => ({ x: x + place * letterSize.width, y }));
  });
}
