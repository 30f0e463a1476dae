import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import idCardIcon from 'lucide/dist/esm/icons/id-card.mjs';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { DevicesRow } from './devices-row.tsx';
import { EmailRow } from './email-row.tsx';
import { PaymentsRow } from './payments-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { DeleteRow, DownloadRow } from './own-data-rows.tsx';
import { SecondStepRow } from './second-step-row.tsx';
import type { OwnSettings } from './own-settings.ts';
import { PauseRow } from './pause-row.tsx';

interface AccountGroupProps {
  profile: OwnProfile;
  settings: OwnSettings;
  choose: (changes: Partial<OwnSettings>) => void;
}

/** Rows for signing in, and for pausing or deleting the account. */
export function AccountGroup({ profile, settings, choose }: AccountGroupProps) {
  return (
    <RowGroup title={t(texts.account)}>
      <EmailRow email={profile.user.email} />
      <PasswordRow />
      <DevicesRow />
      <SecondStepRow />
      <div className={rowClass}>
        <RowText icon={idCardIcon} label={t(texts.number)} hint={profile.user.id} />
      </div>
      <PaymentsRow />
      <DownloadRow />
      <PauseRow settings={settings} choose={choose} />
      <DeleteRow />
    </RowGroup>
  );
}
