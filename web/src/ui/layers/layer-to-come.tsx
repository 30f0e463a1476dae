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
