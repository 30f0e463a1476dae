import { useEffect, useEffectEvent, useRef } from 'react';
import { showPhoto } from '../../../ui/photos/shown-photo.ts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Lets the left and right arrow keys turn the photos while a profile is open.
 * @returns a ref for an element in the profile's dialog
 */
export function usePhotoKeys<T extends HTMLElement>(profileId: number, shown: number, count: number) {
  const inside = useRef<T>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const wanted = shown + (steps[event.key] ?? 0);
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    // Another dialog on top of this one is inside it in the document.
    const isOver = event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget;
    if (isOther || isOver || wanted === shown || wanted < 0 || wanted >= count) return;
    event.preventDefault();
    showPhoto(profileId, wanted);
  });
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    const listen = (event: KeyboardEvent) => press(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, []);
  return inside;
}
