import { useEffect, type ReactNode } from 'react';
import type { Message } from '../../../i18n/define-messages.ts';
import { t } from '../../../i18n/translate.ts';
import { RadioRows, type RadioRowsProps } from '../../../ui/controls/radio-rows.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { settingsSaver, type OwnSettingsState } from './use-own-settings.ts';

interface SettingPageProps<Value extends string> extends Omit<RadioRowsProps<Value>, 'label'> {
  title: Message;
  /** The heading above the choice, if it is not the title. Screen readers read the choice's label instead. */
  heading?: Message;
  own: OwnSettingsState;
  /** Content below the choice. */
  children: ReactNode;
}

/** A page below the settings with one choice, which is saved at once. */
export function SettingPage<Value extends string>(props: SettingPageProps<Value>) {
  const { title, heading, own, children, ...choice } = props;
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
            <RadioRows {...choice} label={t(heading ?? title)} />
            <SavedNote status={own.status} />
            {children}
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}
