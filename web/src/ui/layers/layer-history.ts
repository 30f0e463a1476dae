import { useEffectEvent, useLayoutEffect } from 'react';

interface Layer {
  /** Asks the layer to close. It may refuse by staying open. */
  close: () => void;
}

/** The open layers (dialogs, sheets, popovers), the topmost last. Each has a history entry, so that Back closes it. */
const layers: Layer[] = [];

/** Set while the browser goes back over entries whose layers are closed. */
let traversal: ReturnType<typeof setTimeout> | undefined;
/** Opens a page after that. */
let afterTraversal: (() => void) | undefined;

/**
 * If the browser has not gone back after this time, in ms, there was nothing to go back to: a restored tab may lack
 * entries.
 */
const traversalTimeout = 2000;

/** Returns the number of layers that were open at the current history entry. */
const entryDepth = (): number => Number((history.state as { layer?: unknown } | null)?.layer) || 0;

let push: History['pushState'] | undefined;

function addEntry(): void {
  try {
    push?.({ ...(history.state as object | null), layer: entryDepth() + 1 }, '');
  } catch {
    // Safari allows 100 entries in 30 s. Without an entry, Back leaves the page.
  }
}

/** Moves to the history entry of the topmost layer, or makes it. */
function adjust(): void {
  const surplus = entryDepth() - layers.length;
  if (traversal !== undefined || surplus === 0) return;
  for (let missing = surplus; missing < 0; missing += 1) addEntry();
  if (surplus < 0) return;
  traversal = setTimeout(() => {
    history.replaceState(null, '');
    arrive();
  }, traversalTimeout);
  history.go(-surplus);
}

function arrive(): void {
  clearTimeout(traversal);
  traversal = undefined;
  // This waits until React has rendered the consequences.
  setTimeout(() => {
    adjust();
    if (traversal !== undefined) return;
    afterTraversal?.();
    afterTraversal = undefined;
  });
}

/** Says whether Back leads to another page of the app. */
export const isPageBehind = (): boolean => (history.state as { behind?: unknown } | null)?.behind === true;

/** Lets Back close layers. If the page was reloaded while some were open, it moves back over their entries. */
export function startLayerHistory(): void {
  if (push) return;
  // A page that is opened from a layer replaces the layer's entry. Every page's entry records that another page of the
  // app lies behind it.
  push = history.pushState.bind(history);
  history.pushState = (state: object | null, ...page) => {
    const open = () =>
      (entryDepth() > 0 ? history.replaceState.bind(history) : push)?.({ ...state, behind: true }, ...page);
    if (traversal === undefined) open();
    else afterTraversal = open;
  };
  addEventListener('popstate', () => {
    if (traversal === undefined) for (const layer of layers.slice(entryDepth())) layer.close();
    arrive();
  });
  adjust();
}

/**
 * Records that a layer is open on top of all others.
 * @param close called by Back
 * @returns a function to call when the layer has closed, for whatever reason
 */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  startLayerHistory();
  adjust();
  return () => {
    const index = layers.indexOf(layer);
    if (index === -1) return;
    layers.splice(index, 1);
    // This waits, because a layer or a page that replaces this layer also takes over its entry.
    setTimeout(adjust);
  };
}

/** Lets Back close a layer whose visibility is controlled by a flag. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
