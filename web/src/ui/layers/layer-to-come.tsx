import { useLayer } from './layer-history.ts';

interface LayerToComeProps {
  open: boolean;
  onClose: () => void;
}

/** Stands for a layer whose code is still loading: Back already means "do not open it". */
export function LayerToCome({ open, onClose }: LayerToComeProps) {
  useLayer(open, onClose);
  return null;
}
