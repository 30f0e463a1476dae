import { partsOfPose, type SelfiePose } from '@mwanzo/contract/trust/selfie-poses';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { useId, useState } from 'react';
import type { Message } from '../../../i18n/define-messages.ts';
import { t } from '../../../i18n/translate.ts';
import { verifications } from '../../../i18n/verifications.ts';
import { deferred } from '../../../loading/deferred.tsx';
import { imageUrl } from '../../../photos/image-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/controls/field.tsx';
import { onFiles } from '../../../ui/controls/on-files.ts';
import { Icon, type IconNode } from '../../../ui/icons/icon.tsx';
import type { DocumentChoice, DocumentName } from './use-documents.ts';

const PersonIcon = () => <Icon icon={userIcon} size={40} strokeWidth={1.5} />;

/** The selfie can be sent without this drawing, because the text describes the same pose. */
const PoseDrawing = deferred(async () => (await import('../../../ui/drawings/pose-drawing.tsx')).PoseDrawing, {
  placeholder: PersonIcon,
  otherwise: PersonIcon,
});

interface UploadCardProps {
  name: DocumentName;
  texts: { title: Message; added: Message; action: Message };
  hint: string;
  /** The pose that the selfie must show. */
  pose?: SelfiePose | undefined;
  /** The icon of the button, and the one in place of the picture until one is chosen. */
  icons: { action: IconNode; empty: IconNode };
  choice: DocumentChoice;
  error: string | undefined;
  onPick: (name: DocumentName, file: File) => void;
}

/** A picture to submit. The whole card opens the file picker; for the selfie it opens the front camera. */
export function UploadCard({ name, texts, hint, pose, icons, choice, error, onPick }: UploadCardProps) {
  const { file, preparing, lost } = choice;
  const problemId = useId();
  const problem = choice.problem ?? error;
  return (
    <div className="grid gap-1.5">
      <label
        className={classNames(
          'grid cursor-pointer grid-cols-[112px_1fr] items-center gap-3.5 rounded-lg bg-surface p-3.5',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          file
            ? 'shadow-[inset_0_0_0_2px_var(--color-trust)]'
            : 'border-2 border-dashed border-line-strong p-3 has-aria-invalid:border-danger',
        )}
      >
        <PicturePreview key={file?.name} name={name} file={file} pose={pose} empty={icons.empty} />
        <span className="grid justify-items-start gap-0.5">
          <span className="flex items-center gap-2 text-label font-semibold">
            {file && <Icon icon={circleCheckIcon} size={20} className="fill-trust text-surface" />}
            {t(file ? texts.added : texts.title)}
          </span>
          <span className="text-small wrap-anywhere text-ink-2">
            {!file && lost !== '' ? t(verifications.chooseAgain, { name: lost }) : hint}
          </span>
          {file || preparing ? (
            <span className="mt-1.5 font-semibold text-primary-text">
              {t(preparing ? verifications.preparing : verifications.changePhoto)}
            </span>
          ) : (
            <span
              className={
                'mt-2 inline-flex min-h-11 items-center gap-2 rounded-md bg-blush px-3 font-[650] ' +
                'whitespace-nowrap'
              }
            >
              <Icon icon={icons.action} size={20} />
              {t(texts.action)}
            </span>
          )}
        </span>
        <input
          type="file"
          name={name}
          accept="image/*"
          {...(name === 'selfie' && { capture: 'user' })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && problemId}
          className="sr-only"
          onChange={onFiles(([picked]) => picked && onPick(name, picked))}
        />
      </label>
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </div>
  );
}

const shapes = {
  selfie: 'h-30 w-24 arch-thumbnail',
  id_document: 'h-18.5 w-28 overflow-hidden rounded-sm',
};

interface PicturePreviewProps {
  name: DocumentName;
  file: File | null;
  pose: SelfiePose | undefined;
  empty: IconNode;
}

/**
 * Shows the chosen picture, or an icon if the browser cannot display it (HEIC). Before that it shows what the picture
 * should look like.
 */
function PicturePreview({ name, file, pose, empty }: PicturePreviewProps) {
  const [unshowable, setUnshowable] = useState(false);
  const source = imageUrl(file);
  const icon =
    pose && !file ? <PoseDrawing {...partsOfPose(pose)} /> : <Icon icon={empty} size={40} strokeWidth={1.5} />;
  return (
    <span className={classNames('mx-auto grid place-items-center overflow-hidden bg-blush text-ink-2', shapes[name])}>
      {source !== null && !unshowable ? (
        <img src={source} alt="" className="size-full object-cover" onError={() => setUnshowable(true)} />
      ) : (
        icon
      )}
    </span>
  );
}
