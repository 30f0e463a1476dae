import { useEffect, useState, type RefObject } from 'react';
import { idle } from '../../device/idle.ts';

const isLoaded = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth > 0;

/** The URL of a base64 thumbhash's picture, shown until the photo has loaded. Decoding takes a cheap phone some frames, so it waits for an idle moment, and so does its code. */
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
    // Without it the plain ground stays.
    if (thumbhash) decode(thumbhash).catch(() => undefined);
    return () => {
      isMounted = false;
      setAddress(undefined);
    };
  }, [thumbhash, picture]);
  return address;
}
