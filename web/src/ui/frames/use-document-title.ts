import { useEffect } from 'react';
import { app } from '../../i18n/app.ts';
import { t } from '../../i18n/translate.ts';

/** Gives the document the name of its page. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = t(app.title, { page });
  }, [page]);
}
