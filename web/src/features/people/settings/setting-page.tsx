import { useEffect, type ReactNode } from 'react';
import type { Message } from '../../../i18n/define-messages.ts';
import { t } from '../../../i18n/translate.ts';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { settingsSaver, type OwnSettingsState } from './use-own-settings.ts';

interface SettingPageProps {
  title: Message;
  /** The heading above the choices. Screen readers read the choices' label instead, which says the same. */
  heading?: Message;
  own: OwnSettingsState;
  children: ReactNode;
}

/** A page below the settings, whose choices are saved at once. */
export function SettingPage({ title, heading, own, children }: SettingPageProps) {
  useEffect(() => settingsSaver().settle(), []);
  return (
    <InnerPage title={t(title)} up="/settings">
      <Loaded of={own}>
        {() => (
          <>
            {heading && (
              <p aria-hidden className="mx-0.5 mt-2 mb-2 text-label font-semibold">
                {t(heading)}
              </p>
            )}
            {children}
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}
