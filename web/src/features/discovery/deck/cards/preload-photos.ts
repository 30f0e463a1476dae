import { idle } from '../../../../device/idle.ts';
import type { PhotoSource } from '../../../../ui/photos/photo-source.ts';

const preloaded = new Set<string>();

async function preloadPhoto(address: string): Promise<void> {
  if (preloaded.has(address)) return;
  preloaded.add(address);
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  await image.decode().catch(() => preloaded.delete(address));
}

/**
 * While the page is idle, fetches one after the other the files that `<Photo largest={480}>` will show. Put the photo
 * on screen first, so that the others wait until it has arrived.
 * @returns a function that stops before the next photo
 */
export function preloadPhotos(sources: readonly PhotoSource[]): () => void {
  let stopped = false;
  const preload = async () => {
    for (const src of sources) {
      await idle();
      if (stopped) return;
      await preloadPhoto(typeof src === 'string' ? src : src[480]);
    }
  };
  void preload();
  return () => {
    stopped = true;
  };
}
