/** The containers in which browsers record, by their names in ffmpeg. */
export type Container = 'matroska' | 'mp4' | 'ogg';

/** The container to which the first 12 bytes of a file belong; null for anything else, such as a playlist. */
export function sniffContainer(head: Uint8Array): Container | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\u001AEß£')) return 'matroska';
  if (text.startsWith('OggS')) return 'ogg';
  return text.slice(4, 8) === 'ftyp' ? 'mp4' : null;
}
