import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { RetryButton } from '../../../../ui/controls/retry-button.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { TooManyDocuments } from '../document-looks/too-many-documents.tsx';

/** `tooMany` says that the reviewer has opened as many documents as an hour allows. */
export type MissingPictureState = 'loading' | 'failed' | 'erased' | 'tooMany';

interface MissingPictureProps {
  state: MissingPictureState;
  onRetry: () => void;
}

/** Replaces a picture that is missing. */
export function MissingPicture({ state, onRetry }: MissingPictureProps) {
  return (
    <div
      data-loading={state === 'loading' || undefined}
      className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center"
    >
      {state === 'loading' && <Spinner />}
      {state === 'erased' && <p>{t(moderation.pictureErased)}</p>}
      {state === 'tooMany' && <TooManyDocuments onRetry={onRetry} />}
      {state === 'failed' && (
        <>
          <p role="alert">{t(moderation.pictureFailed)}</p>
          <RetryButton variant="quiet" onRetry={onRetry} />
        </>
      )}
    </div>
  );
}
