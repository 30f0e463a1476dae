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

/** A phone on its side, or a window as low: more than 640 px wide and less than 500 px high. The styles say the same. */
export const useLowScreen = followMedia('(width >= 40rem) and (height < 500px)');

/** Room for more than a phone's screen: below it or, from 1024 px on, beside it. */
export const useRoomyScreen = followMedia('(width >= 40rem) and (height >= 500px)');
