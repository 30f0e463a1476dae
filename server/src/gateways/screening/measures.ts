/** The variance of the Laplacian of a grey square. A lower value means a more blurred picture. */
export function laplacianVariance(grey: Uint8Array, side: number): number {
  let sum = 0;
  let squares = 0;
  const count = (side - 2) ** 2;
  const at = (index: number): number => grey[index] ?? 0;
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const index = y * side + x;
      const value = at(index - side) + at(index + side) + at(index - 1) + at(index + 1) - 4 * at(index);
      sum += value;
      squares += value * value;
    }
  }
  return squares / count - (sum / count) ** 2;
}

/** The mean of all luminances, from 0 to 255. */
export function meanLuminance(grey: Uint8Array): number {
  return grey.length === 0 ? 0 : grey.reduce((sum, value) => sum + value, 0) / grey.length;
}

/** Faces with less than this share of the largest one's area are in the background, or a second portrait on a card. */
const countedShare = 0.3;

/** The faces that count, the largest first. */
export function countedFaces<Face extends { readonly width: number; readonly height: number }>(
  faces: readonly Face[],
): Face[] {
  const area = ({ width, height }: Face): number => width * height;
  const largestFirst = faces.toSorted((one, other) => area(other) - area(one));
  const [largest] = largestFirst;
  return largest ? largestFirst.filter((face) => area(face) >= countedShare * area(largest)) : [];
}

/** The Euclidean distance of two descriptors; null when one is missing. */
export function descriptorDistance(one: Float32Array | undefined, other: Float32Array | undefined): number | null {
  if (!one || !other || one.length !== other.length) return null;
  return Math.sqrt(one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0));
}
