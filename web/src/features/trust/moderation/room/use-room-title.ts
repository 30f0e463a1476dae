import { useEffect } from 'react';
import { app } from '../../../../i18n/app.ts';
import type { Message } from '../../../../i18n/define-messages.ts';
import { t } from '../../../../i18n/translate.ts';

/** Makes the open queue's name the document's title, since all queues share one route. */
export function useRoomTitle(name: Message): void {
  useEffect(() => {
    document.title = t(app.title, { page: t(name) });
  }, [name]);
}
