import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { UnlessOffline } from '../../../../ui/frames/unless-offline.tsx';

interface NotLoadedProps {
  isError: boolean;
  /** The text that says what could not be read. */
  failed: string;
  onRetry: () => void;
}

/** Stands in place of a page of the room until it is read, and offers another try if that fails. */
export function NotLoaded({ isError, failed, onRetry }: NotLoadedProps) {
  return (
    <UnlessOffline onRetry={onRetry}>
      {isError ? (
        <div className="grid justify-items-start gap-3">
          <FieldError>{failed}</FieldError>
          <Button variant="outlined" size="sm" icon={rotateCwIcon} onClick={onRetry}>
            {t(moderation.tryAgain)}
          </Button>
        </div>
      ) : (
        <Spinner />
      )}
    </UnlessOffline>
  );
}
