import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

/**
 * Stands beside an error's text. If the server itself has failed, members can name the request to the operator. If
 * something is switched off, the server's own words say so.
 */
export function FailedRequestId({ error }: { error: unknown }) {
  const { requestId: id, stopped } = (error ?? {}) as { requestId?: unknown; stopped?: unknown };
  const text = typeof id === 'string' ? t(ui.failedRequest, { id }) : stopped;
  return (
    typeof text === 'string' && <small className="block text-[0.75rem] font-normal opacity-80 select-all">{text}</small>
  );
}
