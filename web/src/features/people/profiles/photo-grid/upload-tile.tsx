import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { photoUploads as texts } from '../../../../i18n/photo-grid.ts';
import { profiles } from '../../../../i18n/profiles.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl } from '../../../../photos/image-url.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Photo } from '../../../../ui/photos/photo.tsx';
import { shownProblem } from './upload-problem.ts';
import { photoUploads, type PhotoUpload } from './upload-queue.ts';

interface UploadTileProps {
  upload: PhotoUpload;
  place: number;
  /** The id of the photo that the upload replaces. */
  replaced?: number;
}

/** A photo that is being uploaded, with its progress. After a failure it offers what to do. */
export function UploadTile({ upload, place, replaced }: UploadTileProps) {
  const { id, file } = upload;
  const problem = shownProblem(upload);
  return (
    <li
      data-photo={replaced}
      data-main={place === 0 || undefined}
      data-failed={problem ? true : undefined}
      className="photo-slot"
      style={{ order: place }}
    >
      <div className="photo-slot-picture">
        <Photo src={imageUrl(file)} alt="" position="50% 22%" />
      </div>
      <div className="photo-slot-cover">
        {problem ? (
          <>
            <Icon icon={circleAlertIcon} size={22} />
            {problem.mayTryAgain ? (
              <Button variant="outlined" size="sm" onClick={() => photoUploads.again(id)}>
                {t(texts.tryAgain)}
              </Button>
            ) : (
              <span>{t(texts.failed)}</span>
            )}
          </>
        ) : (
          <Progress upload={upload} />
        )}
      </div>
      <IconButton
        icon={xIcon}
        iconSize={18}
        label={t(texts.drop)}
        variant="inherit"
        className="photo-slot-drop"
        onClick={() => photoUploads.forget((each) => each.id === id)}
      />
    </li>
  );
}

function Progress({ upload: { phase, share } }: Pick<UploadTileProps, 'upload'>) {
  const percent = Math.round((share ?? 0) * 100);
  const preparing = t(phase === 'waiting' ? texts.inTurn : profiles.preparingPhoto);
  return (
    <>
      {/* This native element is only for screen readers, because not all browsers let its look be styled. */}
      <progress className="sr-only" aria-label={t(texts.progress)} value={share ?? 0} />
      <svg aria-hidden viewBox="0 0 44 44" width="44" height="44">
        <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray="100" />
        <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray="100" strokeDashoffset={100 - percent} />
      </svg>
      <span>{share === undefined ? preparing : `${percent} %`}</span>
    </>
  );
}
