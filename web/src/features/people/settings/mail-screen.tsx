import { noticeKinds } from '@mwanzo/contract/notices/notice-kinds';
import { Link } from 'wouter';
import { notices } from '../../../i18n/notices.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { LoadedSettings } from '../../../ui/frames/loaded-settings.tsx';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { SavedNote } from '../../../ui/words/saved-note.tsx';
import { withKind } from './notification-group.tsx';
import { useAccountSettingsPage } from './use-account-settings.ts';

/** The choice of the mails that the member gets. */
export function MailScreen() {
  const { settings, failed, retry, status, choose } = useAccountSettingsPage();
  return (
    <InnerPage title={t(notices.byMail)} up="/settings" link={Link}>
      <LoadedSettings loaded={settings !== undefined} failed={failed} onRetry={retry}>
        <RowCard>
          {noticeKinds.map((kind) => (
            <SwitchRow
              key={kind}
              label={t(notices[kind])}
              on={settings?.mail_kinds.includes(kind) ?? false}
              onChange={(on) => void choose({ mail_kinds: withKind(settings?.mail_kinds ?? [], kind, on) })}
            />
          ))}
        </RowCard>
        <SavedNote status={status} />
        <Note>{t(notices.byMailNote)}</Note>
      </LoadedSettings>
    </InnerPage>
  );
}
