export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'heic';
export type SniffedFormat = ImageFormat | 'heic-sequence';

/**
 * The format that a file's first bytes claim. Null for every other format. Sources: JPEG ITU-T T.81 B.1.1.3, PNG 3rd
 * edition 5.2, RFC 9649 section 2.3, ISO/IEC 23008-12 annex B.
 */
export function sniffImageFormat(bytes: Uint8Array): SniffedFormat | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) && text(bytes, 12) === 'IHDR') return 'png';
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'webp';
  if (text(bytes, 4) === 'ftyp') return sniffHeif(bytes);
  return null;
}

const stillBrands = new Set(['heic', 'heix', 'mif1']);
const sequenceBrands = new Set(['hevc', 'hevx', 'msf1']);

function sniffHeif(bytes: Uint8Array): SniffedFormat | null {
  const boxEnd = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0),
    256,
    bytes.length,
  );
  const major = text(bytes, 8);
  const compatible = new Set<string>();
  for (let at = 16; at + 4 <= boxEnd; at += 4) compatible.add(text(bytes, at));
  // AVIF files have the same container as HEIC files, and may name the neutral mif1 as their major brand.
  if (compatible.has('avif') || compatible.has('avis')) return null;
  if (sequenceBrands.has(major)) return 'heic-sequence';
  return stillBrands.has(major) ? 'heic' : null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function text(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
