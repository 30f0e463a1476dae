import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Layer {
  /** Asks it to close. It may refuse by staying open. */
  close: () => void;
}

/** The open layers (dialogs, sheets, popovers), the topmost last. Each has a history entry, so that Back closes it. */
const layers: Layer[] = [];

/** Set while the browser is on its way back over entries whose layers are closed. */
let traversal: ReturnType<typeof setTimeout> | undefined;
let afterTraversal: (() => void) | undefined;

/** If the browser has not gone back by then (in ms), there is nothing to go back to: a restored tab may lack entries. */
const traversalTimeout = 2000;

/** How many layers were open at the current history entry. */
function entryDepth(): number {
  return Number((history.state as { layer?: unknown } | null)?.layer) || 0;
}

function writeDepth(method: 'pushState' | 'replaceState', layer: number): void {
  try {
    history[method]({ ...(history.state as object | null), layer }, '');
  } catch {
    // Safari allows 100 entries in 30 s. Without one, Back leaves the page.
  }
}

/** Makes the current history entry the one of the topmost layer. */
function adjust(): void {
  if (traversal !== undefined) return;
  const surplus = entryDepth() - layers.length;
  for (let missing = surplus; missing < 0; missing += 1) writeDepth('pushState', layers.length + missing + 1);
  if (surplus <= 0) return;
  traversal = setTimeout(() => {
    writeDepth('replaceState', layers.length);
    arrive();
  }, traversalTimeout);
  history.go(-surplus);
}

function arrive(): void {
  clearTimeout(traversal);
  traversal = undefined;
  adjust();
  if (traversal !== undefined) return;
  const next = afterTraversal;
  afterTraversal = undefined;
  next?.();
}

/** Closes the layers above the entry that Back has led to, until one refuses. That one gets its entry again. */
function closeAbove(): void {
  for (let top = layers.at(-1); top && layers.length > entryDepth(); top = layers.at(-1)) {
    flushSync(top.close);
    if (layers.includes(top)) return;
  }
}

let started = false;

/** Lets Back close layers. The page may have been reloaded while some were open: it leaves their entries. */
export function startLayerHistory(): void {
  if (started) return;
  started = true;
  addEventListener('popstate', () => {
    if (traversal === undefined) closeAbove();
    arrive();
  });
  adjust();
}

/**
 * Records that a layer is open on top of all others.
 * @param close called by Back
 * @returns to be called when it is closed, however that came about
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
    // Later: a layer or a page that takes this one's place takes its entry too.
    setTimeout(adjust);
  };
}

/** Lets Back close a layer that is shown by a flag. */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => (open ? openLayer(() => close.current()) : undefined), [open]);
}

/** Runs a navigation once no layer's entry is being left. It should replace the current entry if that is a layer's. */
export function navigateOverLayers(navigate: (isLayer: boolean) => void): void {
  const go = () => navigate(entryDepth() > 0);
  if (traversal === undefined) go();
  else afterTraversal = go;
}
