import type { OwnProfile } from '@mwanzo/contract/profiles';
import { useId } from 'react';
import { profiles } from '../../../i18n/profiles.ts';
import { t } from '../../../i18n/translate.ts';
import { imageUrl } from '../../../photos/image-url.ts';
import { profilePhoto } from '../../../photos/profile-photo.ts';
import { FieldError } from '../../../ui/controls/field.tsx';
import { cameraIcon } from '../../../ui/icons/camera.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ArchPortrait } from '../../../ui/photos/arch-portrait.tsx';
import type { PhotoChoice } from './use-photo-choice.ts';

interface PhotoFieldProps {
  choice: PhotoChoice;
  profile: OwnProfile;
  error?: string | undefined;
}

/** The portrait, which opens the file picker when it is tapped. */
export function PhotoField({ choice, profile, error }: PhotoFieldProps) {
  const errorId = useId();
  const shown = choice.photo ? { src: imageUrl(choice.photo) } : profilePhoto(profile);
  return (
    <div className="grid justify-items-center gap-2">
      <label className="grid cursor-pointer justify-items-center gap-2 rounded-lg font-semibold text-primary-text has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring">
        <ArchPortrait {...shown} alt={t(profiles.yourPhoto)} sizes="112px" eager />
        <span className="flex items-center gap-2">
          <Icon icon={cameraIcon} size={18} />
          {t(choice.preparing ? profiles.preparingPhoto : profiles.changePhoto)}
        </span>
        <input
          type="file"
          name="photo"
          accept="image/*"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) choice.choose(file);
          }}
        />
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
