import type { ReactNode } from 'react';
import { CloseButton } from '../../../ui/controls/close-button.tsx';
import { DialogFrame } from '../../../ui/layers/dialog-frame.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import type { PhotoSource } from '../../../ui/photos/photo-source.ts';

interface PanelProps {
  open: boolean;
  onClose: () => void;
  label: string;
  /** The portrait over the header's edge; left out if there is none to show. */
  portrait?: { src: PhotoSource | null; alt: string; thumbhash?: string | null | undefined } | undefined;
  children: ReactNode;
}

/** A panel that slides in from the right: as wide as a phone, 400 px elsewhere, with a patterned header. */
export function Panel({ open, onClose, label, portrait, children }: PanelProps) {
  return (
    <DialogFrame open={open} onClose={onClose} shape="panel" label={label}>
      <div className="h-full overflow-y-auto overscroll-contain">
        <div className="relative h-44.5 mji">
          <div className="pindo" />
          <CloseButton variant="onWine" className="absolute! top-10 right-2.5" onClick={onClose} />
        </div>
        {portrait && (
          <ArchPortrait
            {...portrait}
            eager
            sizes="148px"
            className="mx-auto -mt-30 mb-3 h-45.5 w-37 rounded-[90px_90px_18px_18px]! border-5 border-cotton"
          />
        )}
        {children}
      </div>
    </DialogFrame>
  );
}
