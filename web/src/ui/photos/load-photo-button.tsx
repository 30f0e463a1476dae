import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import type { MouseEvent } from 'react';
import { t } from '../../i18n/translate.ts';
import { uiParts } from '../../i18n/ui-parts.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import type { PhotoSource } from './photo-source.ts';
import { requestPhoto, useIsRequested } from './requested-photos.ts';

export interface LoadPhotoButtonProps {
  src: PhotoSource | null | undefined;
  /** The name of the person in the photo. */
  name: string;
  className?: string | undefined;
}

/** A button that loads a larger photo, and disappears once it is requested. */
export function LoadPhotoButton({ src, name, className }: LoadPhotoButtonProps) {
  const isRequested = useIsRequested(src);
  if (isRequested || !src || typeof src === 'string') return null;

  const load = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so the keyboard focus moves on first.
    (button.closest('dialog') ?? button.closest('article'))?.querySelector<HTMLElement>('button')?.focus();
    requestPhoto(src);
  };
  return (
    <button
      type="button"
      aria-label={t(uiParts.loadPhotoOf, { name })}
      onClick={load}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-full bg-surface px-3.5 text-label font-semibold shadow-1',
        className,
      )}
    >
      <Icon icon={imageIcon} size={18} />
      {t(uiParts.loadPhoto)}
    </button>
  );
}
