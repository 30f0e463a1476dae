import { useEffect, useState, type RefObject } from 'react';
import { idle } from '../../device/idle.ts';
import { decodeThumbhash } from './decode-thumbhash.ts';

const isThere = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth > 0;

/** The address of what a base64 thumbhash shows until the picture is there. Decoding one takes a cheap phone some frames, so that it waits its turn. */
export function usePlaceholder(
  thumbhash: string | null | undefined,
  picture: RefObject<HTMLImageElement | null>,
): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const decode = async (known: string) => {
      await idle();
      if (wanted && !isThere(picture.current)) setAddress(decodeThumbhash(known));
    };
    if (thumbhash) void decode(thumbhash);
    return () => {
      wanted = false;
      setAddress(undefined);
    };
  }, [thumbhash, picture]);
  return address;
}
