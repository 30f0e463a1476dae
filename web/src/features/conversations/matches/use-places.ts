import type { Match } from '@mwanzo/contract/conversations/matches';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { areSamePlaces, keepPlaces, placesOf } from './match-rules.ts';

/**
 * The click of a tap comes after the finger has left, and must still hit the row that was under the finger. So the list
 * stays still for this long, in ms.
 */
const releaseMs = 500;

/** Returns whether the list is being used: a finger or the mouse is on it, or the keyboard focus is in it. */
function useIsTouched() {
  const [isPressed, setPressed] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [focused, setFocused] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const release = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPressed(false), releaseMs);
    };
    // The finger may leave the screen anywhere, not only on the list.
    for (const event of ['pointerup', 'pointercancel']) addEventListener(event, release);
    return () => {
      clearTimeout(timer.current);
      for (const event of ['pointerup', 'pointercancel']) removeEventListener(event, release);
    };
  }, []);
  const handlers = {
    onPointerDown: () => {
      clearTimeout(timer.current);
      setPressed(true);
    },
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible') ? target : undefined),
    onBlur: () => setFocused(undefined),
  };
  // An element that is removed fires no event.
  const isFocused = focused?.isConnected === true;
  return { isTouched: isPressed || isHovered || isFocused, handlers };
}

/** Returns the order of the matches. Nothing moves while the list is being used; `handlers` belong on its frame. */
export function usePlaces(matches: readonly Match[]) {
  const { isTouched, handlers } = useIsTouched();
  const [shown, setShown] = useState(() => placesOf(matches));
  const next = isTouched ? keepPlaces(shown, matches) : placesOf(matches);
  const areSame = areSamePlaces(shown, next);
  if (!areSame) setShown(next);
  return { places: areSame ? shown : next, handlers };
}
