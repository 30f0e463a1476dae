import { useState } from 'react';
import { failedRequest } from '../../device/failed-request.ts';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';

/** Stands beside an error's text. If the server has just failed, members can name this request to the operator. */
export function FailedRequestId() {
  const [id] = useState(failedRequest);
  return (
    id && (
      <small className="block text-[0.75rem] font-normal opacity-80 select-all">{t(ui.failedRequest, { id })}</small>
    )
  );
}
