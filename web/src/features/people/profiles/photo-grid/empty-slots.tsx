import { photoLimits } from '@mwanzo/contract/limits';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import { useRef } from 'react';
import { photoGrid as texts } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { onFiles } from '../../../../ui/controls/on-files.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

interface EmptySlotsProps {
  /** The index of the first empty slot. */
  from: number;
  onChoose: (files: readonly File[]) => void;
}

/** The empty slots. Only the first one is coloured; the others open the same file picker. */
export function EmptySlots({ from, onChoose }: EmptySlotsProps) {
  const input = useRef<HTMLInputElement>(null);
  if (from >= photoLimits.countMax) return null;
  const others = Array.from({ length: photoLimits.countMax - from - 1 }, (_, at) => from + at + 1);
  return (
    <>
      <li data-main={from === 0 || undefined} className="photo-slot" style={{ order: from }}>
        <label className="photo-slot-empty" data-first>
          <Icon icon={plusIcon} size={26} />
          {t(texts.add)}
          <input ref={input} type="file" accept="image/*" multiple className="sr-only" onChange={onFiles(onChoose)} />
        </label>
      </li>
      {others.map((place) => (
        <li key={place} aria-hidden className="photo-slot" style={{ order: place }}>
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            className="photo-slot-empty"
            onClick={() => input.current?.click()}
          >
            <Icon icon={plusIcon} size={26} />
            {t(texts.add)}
          </button>
        </li>
      ))}
    </>
  );
}
