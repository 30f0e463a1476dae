import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const sideSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const faces = '.match-faces';

const isPlain = (event: KeyboardEvent) =>
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing || event.defaultPrevented);

/** Returns the link that an arrow key leads to; undefined at the list's ends; null if the key has no meaning here. */
function linkByArrow(pane: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined | null {
  const link = target.closest<HTMLElement>('li a');
  const inFaces = link?.closest(faces) ?? null;
  const step = steps[key] ?? (inFaces ? sideSteps[key] : undefined);
  // At first a page's focus is on the heading. From there the arrow leads into the list.
  if (step === undefined || (!link && !target.matches('h1, h2'))) return null;
  const links = [...pane.querySelectorAll<HTMLElement>('li a')];
  const rows = links.filter((each) => !each.closest(faces));
  if (inFaces && key === 'ArrowDown') return rows[0];
  const next = links[(link ? links.indexOf(link) : -1) + step];
  return key in sideSteps && !next?.closest(faces) ? undefined : next;
}

/**
 * Handles the keys of the list. Up and down move the focus in the list, left and right among the faces; the browser
 * handles Enter. Escape in a chat moves the focus to its row in the list, unless it closes something else.
 */
export function useListKeys(pane: RefObject<HTMLElement | null>, isChatOpen: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event;
      const list = pane.current;
      if (!list || !(target instanceof HTMLElement) || !isPlain(event)) return;
      if (key === 'Escape') {
        if (!isChatOpen || document.querySelector('dialog[open], :popover-open')) return;
        list.querySelector<HTMLElement>('[aria-current=page]')?.focus();
        return;
      }
      const next = list.contains(target) ? linkByArrow(list, target, key) : null;
      if (next === null) return;
      event.preventDefault();
      next?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [pane, isChatOpen]);
}
