import type { ComponentType } from 'react';
import { deferred, type Deferred } from '../../loading/deferred.tsx';
import { useLayer } from './layer-history.ts';

interface LayerToComeProps {
  open: boolean;
  onClose: () => void;
}

/** Replaces a layer whose code is still loading, so that Back already cancels the opening. */
export function LayerToCome({ open, onClose }: LayerToComeProps) {
  useLayer(open, onClose);
  return null;
}

/**
 * Makes a layer whose code loads at the first touch.
 * @param shown the property that opens it: a flag, or what it shows
 */
export function deferredLayer<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  shown: keyof Props,
): Deferred<Props> {
  return deferred(load, {
    when: 'touched',
    placeholder: (props) => <LayerToCome open={Boolean(props[shown])} onClose={props.onClose} />,
  });
}
