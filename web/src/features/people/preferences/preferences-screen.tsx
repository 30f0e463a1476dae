import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { preferences as texts } from '../../../i18n/preferences.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { InnerPage, upLink } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note } from '../../../ui/frames/row-group.tsx';
import { FitCount } from '../../../ui/words/fit-count.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { NearField, WhatTheyWantFields, WhomFields } from './preference-fields.tsx';
import { preferencesBody } from './rules/preference-rules.ts';
import { usePeopleCount } from './use-people-count.ts';
import { preferenceSaver, usePreferences } from './rules/use-preferences.ts';

const up = '/discover';

/**
 * The page on which members choose whom they want to meet. `own` is the member's own intent, which belongs to the
 * profile.
 */
export function PreferencesScreen({ own }: { own: ReactNode }) {
  const client = useQueryClient();
  useEffect(() => preferenceSaver(client).settle(), [client]);
  const { status, choose, ...loading } = usePreferences();
  const { data } = loading;
  const count = usePeopleCount(data && preferencesBody(data));
  return (
    <InnerPage
      title={t(texts.title)}
      up={up}
      foot={
        data && (
          <div
            className={
              'sticky bottom-0 z-10 grid grid-cols-[1fr_minmax(116px,148px)] items-center gap-3.5 bg-surface ' +
              'px-4 pt-3 pb-[max(16px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line)]'
            }
          >
            <div className="@container">
              <FitCount count={count} hint={(anybody) => t(anybody ? texts.youFitThem : texts.stepWider)} />
            </div>
            <LinkButton to={up} {...upLink}>
              {t(texts.done)}
            </LinkButton>
          </div>
        )
      }
    >
      <Loaded of={loading}>
        {(preferences) => (
          <div className="grid gap-3.5">
            <WhomFields preferences={preferences} onChange={choose} />
            <NearField preferences={preferences} onChange={choose} />
            <WhatTheyWantFields preferences={preferences} onChange={choose} />
            <div className="-mt-3">
              <Note>{t(texts.bothWays)}</Note>
              <SavedNote status={status} />
            </div>
            {own}
          </div>
        )}
      </Loaded>
    </InnerPage>
  );
}
