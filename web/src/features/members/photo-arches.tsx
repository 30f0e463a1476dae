import { photos } from '../../i18n/photos.ts';
import { t } from '../../i18n/translate.ts';
import type { PhotoSource } from '../../ui/photos/photo-source.ts';
import { Photo } from '../../ui/photos/photo.tsx';
import { showPhoto, useShownPhoto } from '../../ui/photos/shown-photo.ts';

interface PhotoArchesProps {
  profileId: number;
  pictures: readonly { src: PhotoSource | null; thumbhash: string | null }[];
  className?: string;
}

const smallest = (src: PhotoSource | null) => (typeof src === 'string' ? src : (src?.[160] ?? null));

/** All photos side by side, each in a small arch; a press shows it in full. Nothing for a single photo. */
export function PhotoArches({ profileId, pictures, className = '' }: PhotoArchesProps) {
  const shown = useShownPhoto(profileId) ?? 0;
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
          {/* 160 px are enough at this size, however dense the screen. */}
          <Photo {...picture} src={smallest(picture.src)} alt="" position="50% 22%" />
        </button>
      ))}
    </div>
  );
}
