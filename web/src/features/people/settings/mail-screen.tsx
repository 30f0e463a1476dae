import { noticeKinds } from '@mwanzo/contract/notices/notice-kinds';
import { notices } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { withKind } from './notification-group.tsx';
import { useAccountSettingsPage } from './use-account-settings.ts';

/** The choice of the mails that the member gets. */
export function MailScreen() {
  const account = useAccountSettingsPage();
  return (
    <InnerPage title={t(notices.byMail)} up="/settings">
      <Loaded of={account}>
        {({ mail_kinds: mailed }) => (
          <>
            <RowCard>
              {noticeKinds.map((kind) => (
                <SwitchRow
                  key={kind}
                  label={t(notices[kind])}
                  on={mailed.includes(kind)}
                  onChange={(on) => void account.choose({ mail_kinds: withKind(mailed, kind, on) })}
                />
              ))}
            </RowCard>
            <SavedNote status={account.status} />
            <Note>{t(notices.byMailNote)}</Note>
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}
