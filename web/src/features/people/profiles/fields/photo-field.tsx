import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import cameraIcon from 'lucide/dist/esm/icons/camera.mjs';
import { useId, useState } from 'react';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { imageUrl } from '../../../../photos/image-url.ts';
import { profilePhoto } from '../../../../photos/profile-photo.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { onFiles } from '../../../../ui/controls/on-files.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { ArchPortrait } from '../../../../ui/photos/arch-portrait.tsx';
import type { PhotoChoice } from './use-photo-choice.ts';

const CropDialog = deferred(async () => (await import('../crop/crop-dialog.tsx')).CropDialog);

interface PhotoFieldProps {
  choice: PhotoChoice;
  profile: OwnProfile;
  error?: string | undefined;
}

/**
 * The small portrait below the grid of all photos; a tap opens the file picker. The new photo is saved with the form,
 * and can be cropped and removed.
 */
export function PhotoField({ choice, profile, error }: PhotoFieldProps) {
  const errorId = useId();
  const shown = choice.photo ? { src: imageUrl(choice.photo) } : profilePhoto(profile);
  const problem = choice.problem ?? error;
  return (
    <div className="grid justify-items-center gap-2">
      <label
        className={
          'flex cursor-pointer items-center gap-2 rounded-lg font-semibold text-primary-text ' +
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring'
        }
      >
        <ArchPortrait {...shown} alt={t(profiles.yourPhoto)} sizes="48px" eager className="h-15 w-12" />
        <span className="flex items-center gap-2">
          <Icon icon={cameraIcon} size={18} />
          {t(choice.preparing ? profiles.preparingPhoto : profiles.changePhoto)}
        </span>
        <input
          type="file"
          name="photo"
          accept="image/*"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && errorId}
          className="sr-only"
          onChange={onFiles(([file]) => file && choice.choose(file))}
        />
      </label>
      {choice.photo && <NewPhotoActions choice={choice} />}
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </div>
  );
}

function NewPhotoActions({ choice }: { choice: PhotoChoice }) {
  const [adjusting, setAdjusting] = useState(false);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setAdjusting(true)}>
        {t(profiles.adjustPhoto)}
      </Button>
      <Button variant="ghost" size="sm" onClick={choice.remove}>
        {t(profiles.removePhoto)}
      </Button>
      {adjusting && <CropDialog photo={choice.whole} onClose={() => setAdjusting(false)} onCrop={choice.crop} />}
    </div>
  );
}
