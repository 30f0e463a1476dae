import { moderation } from '../../../../../i18n/moderation.ts';
import { t } from '../../../../../i18n/translate.ts';
import { photoSource } from '../../../../../photos/image-url.ts';
import { Photo } from '../../../../../ui/photos/photo.tsx';
import type { Case } from './case-queries.ts';

/** Shows the profile's first photo, to be compared with the selfie and the ID. */
export function ProfilePicture({ shown: { name, photo_detail: photo } }: { shown: Case }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg bg-surface shadow-1">
      <figcaption className="flex min-h-11.5 items-center px-4.5 py-px">
        <b className="truncate">{t(moderation.profilePhoto)}</b>
      </figcaption>
      <div className="h-[min(78vw,420px)] bg-[#3b2a31] lg:h-[max(256px,calc(100dvh-626px))]">
        {photo ? (
          <Photo
            src={photoSource(photo)}
            alt={t(moderation.profilePhotoOf, { name })}
            eager
            className="object-contain!"
          />
        ) : (
          <p className="grid h-full place-content-center p-4 text-center text-white">{t(moderation.noPhoto)}</p>
        )}
      </div>
    </figure>
  );
}
