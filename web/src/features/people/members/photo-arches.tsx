import { photos } from '../../../i18n/photos.ts';
import { t } from '../../../i18n/translate.ts';
import type { PhotoSource } from '../../../ui/photos/photo-source.ts';
import { Photo } from '../../../ui/photos/photo.tsx';
import { showPhoto, useShownPhoto } from '../../../ui/photos/shown-photo.ts';

interface PhotoArchesProps {
  profileId: number;
  pictures: readonly { src: PhotoSource | null; thumbhash: string | null }[];
  /** The width of an arch in px, if it is larger than on a phone, so that a photo of 160 px is not enough. */
  width?: number;
  className?: string;
}

const smallest = (src: PhotoSource | null) => (typeof src === 'string' ? src : (src?.[160] ?? null));

/** Shows all photos side by side in small arches; a press shows one in full. With a single photo it shows nothing. */
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
          {/* On a phone a photo of 160 px is enough, however dense its screen is. */}
          <Photo
            {...picture}
            src={width === undefined ? smallest(picture.src) : picture.src}
            sizes={`${width}px`}
            // In low-data mode only the photo that the member has turned to is loaded.
            upcoming={index !== shown}
            alt=""
            position="50% 22%"
          />
        </button>
      ))}
    </div>
  );
}
