import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

/** Stands beside an error's text. If the server itself has failed, members can name the request to the operator. */
export function FailedRequestId({ error }: { error: unknown }) {
  const id = error instanceof Error && 'requestId' in error && error.requestId;
  return (
    typeof id === 'string' && (
      <small className="block text-[0.75rem] font-normal opacity-80 select-all">{t(ui.failedRequest, { id })}</small>
    )
  );
}
