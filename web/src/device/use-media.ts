import { useSyncExternalStore } from 'react';
import { listen } from './listen.ts';

/** Makes a hook that follows whether a media query matches. */
function followMedia(query: string): () => boolean {
  const subscribe = (listener: () => void) => listen('change', listener, matchMedia(query));
  return () =>
    useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => false,
    );
}

/** True on a phone held sideways. The styles call it `low`. */
export const useLowScreen = followMedia('(40rem <= width < 64rem) and (height < 500px)');

/** True if the screen has room for more than a phone's screen: below it or, from 1024 px on, beside it. */
export const useRoomyScreen = followMedia('(width >= 64rem), (width >= 40rem) and (height >= 500px)');

/** True if two panes fit beside each other. The styles' breakpoint `lg` has the same width. */
export const useWideScreen = followMedia('(width >= 64rem)');
