import { useQuery } from '@tanstack/react-query';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import cakeIcon from 'lucide/dist/esm/icons/cake.mjs';
import checkCheckIcon from 'lucide/dist/esm/icons/check-check.mjs';
import circleCheckIcon from 'lucide/dist/esm/icons/circle-check.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import sparklesIcon from 'lucide/dist/esm/icons/sparkles.mjs';
import { blockedPeople } from '../../../i18n/blocks.ts';
import { consents } from '../../../i18n/consents.ts';
import { notices } from '../../../i18n/notices.ts';
import { reasons } from '../../../i18n/reasons.ts';
import { settings as texts, visibilityTexts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { blocksQuery } from '../../../queries/blocks.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';
import { OnlyLikedRow } from './only-liked-row.tsx';
import type { OwnSettings } from './own-settings.ts';
import type { AccountSettings } from './use-account-settings.ts';

/** Rows for who sees the fields that a member may hide. */
export function PrivacyGroup({ settings, account }: { settings: OwnSettings; account: AccountSettings }) {
  const birthday = t(visibilityTexts[settings.birthday_visibility]);
  return (
    <RowGroup title={t(texts.privacy)} note={t(texts.hidingNote)}>
      <LinkRow
        href="/settings/privacy"
        icon={heartIcon}
        label={t(texts.orientationAndDetail)}
        hint={t(visibilityTexts[settings.orientation_visibility])}
      />
      <LinkRow
        href="/settings/birthday"
        icon={cakeIcon}
        label={t(texts.birthday)}
        hint={settings.birthday_visibility === 'everyone' ? birthday : t(texts.ageStays, { who: birthday })}
      />
      <OnlyLikedRow />
      <BlockedRow />
      <LinkRow href="/settings/consents" icon={circleCheckIcon} label={t(consents.title)} hint={t(consents.rowHint)} />
      {account.data && (
        <>
          <LinkRow
            href="/how-we-choose"
            icon={sparklesIcon}
            label={t(reasons.howWeChoose)}
            hint={t(account.data.learns_from_swipes ? reasons.learns : reasons.learnsNot)}
          />
          <SwitchRow
            icon={checkCheckIcon}
            label={t(notices.receipts)}
            hint={t(notices.receiptsHint)}
            on={account.data.read_receipts}
            onChange={(on) => void account.choose({ read_receipts: on })}
          />
          <SwitchRow
            icon={clockIcon}
            label={t(notices.presence)}
            hint={t(notices.presenceHint)}
            on={account.data.shows_presence}
            onChange={(on) => void account.choose({ shows_presence: on })}
          />
        </>
      )}
    </RowGroup>
  );
}

function BlockedRow() {
  const { data } = useQuery(blocksQuery);
  return (
    <LinkRow
      href="/settings/blocked"
      icon={banIcon}
      label={t(blockedPeople.title)}
      // The non-breaking space reserves the height until the text is there.
      hint={data === undefined ? '\u00A0' : data.length === 0 ? t(blockedPeople.none) : data.length}
    />
  );
}
