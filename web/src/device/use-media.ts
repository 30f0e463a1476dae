import { useSyncExternalStore } from 'react';

/** A hook that follows whether a media query matches. */
function followMedia(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => false,
    );
}

/** A phone on its side: the styles call it `low`. */
export const useLowScreen = followMedia('(40rem <= width < 64rem) and (height < 500px)');

/** Room for more than a phone's screen: below it or, from 1024 px on, beside it. */
export const useRoomyScreen = followMedia('(width >= 64rem), (width >= 40rem) and (height >= 500px)');

/** Room for two panes beside each other. The styles' breakpoint `lg` is the same. */
export const useWideScreen = followMedia('(width >= 64rem)');
