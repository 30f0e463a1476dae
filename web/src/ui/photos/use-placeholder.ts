import { useEffect, useState, type RefObject } from 'react';
import { idle } from '../../device/idle.ts';

const isLoaded = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth > 0;

/**
 * Returns the URL of a base64 thumbhash's picture, shown until the photo has loaded. Decoding takes a cheap phone some
 * frames, so it waits until the page is idle, and so does loading its code.
 */
export function usePlaceholder(
  thumbhash: string | null | undefined,
  picture: RefObject<HTMLImageElement | null>,
): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    const decode = async (known: string) => {
      await idle();
      if (!isMounted || isLoaded(picture.current)) return;
      const { decodeThumbhash } = await import('./decode-thumbhash.ts');
      if (isMounted && !isLoaded(picture.current)) setAddress(decodeThumbhash(known));
    };
    // If decoding fails, the plain background stays.
    if (thumbhash) decode(thumbhash).catch(() => undefined);
    return () => {
      isMounted = false;
      setAddress(undefined);
    };
  }, [thumbhash, picture]);
  return address;
}
