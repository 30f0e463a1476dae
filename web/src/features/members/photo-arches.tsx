import { photos } from '../../i18n/photos.ts';
import { t } from '../../i18n/translate.ts';
import type { PhotoSource } from '../../ui/photos/photo-source.ts';
import { Photo } from '../../ui/photos/photo.tsx';
import { showPhoto, useShownPhoto } from '../../ui/photos/shown-photo.ts';

interface PhotoArchesProps {
  profileId: number;
  pictures: readonly { src: PhotoSource | null; thumbhash: string | null }[];
  /** Larger than on a phone, in px: then 160 px of width would not be enough. */
  width?: number;
  className?: string;
}

const smallest = (src: PhotoSource | null) => (typeof src === 'string' ? src : (src?.[160] ?? null));

/** All photos side by side, each in a small arch; a press shows it in full. Nothing for a single photo. */
export function PhotoArches({ profileId, pictures, width, className = '' }: PhotoArchesProps) {
  const shown = useShownPhoto(profileId);
  if (pictures.length < 2) return null;
  return (
    <div className={`photo-arches ${className}`}>
      {pictures.map((picture, index) => (
        <button
          key={index}
          type="button"
          aria-label={t(photos.place, { place: index + 1, all: pictures.length })}
          aria-pressed={index === shown}
          onClick={() => showPhoto(profileId, index)}
        >
          {/* 160 px are enough on a phone, however dense its screen. */}
          <Photo
            {...picture}
            src={width === undefined ? smallest(picture.src) : picture.src}
            sizes={`${width}px`}
            // Nobody has asked for the others yet, which counts in low-data mode.
            upcoming={index !== shown}
            alt=""
            position="50% 22%"
          />
        </button>
      ))}
    </div>
  );
}
