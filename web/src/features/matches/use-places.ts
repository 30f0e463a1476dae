import type { Match } from '@mwanzo/contract/matches';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { areSamePlaces, keepPlaces, placesOf } from './match-rules.ts';

/** A tap's click comes after the finger has left, and must still find the row that the finger was on. */
const releaseMs = 500;

/** Whether the list is being used: a finger or the mouse is on it, or the focus came into it by keyboard. */
function useIsTouched() {
  const [isPressed, setPressed] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const release = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPressed(false), releaseMs);
    };
    // The finger may leave the screen anywhere.
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
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { isTouched: isPressed || isHovered || isFocused, handlers };
}

/** Where each match stands. Nothing moves while the list is being used; `handlers` are those of its frame. */
export function usePlaces(matches: readonly Match[]) {
  const { isTouched, handlers } = useIsTouched();
  const [shown, setShown] = useState(() => placesOf(matches));
  const next = isTouched ? keepPlaces(shown, matches) : placesOf(matches);
  const areSame = areSamePlaces(shown, next);
  if (!areSame) setShown(next);
  return { places: areSame ? shown : next, handlers };
}
