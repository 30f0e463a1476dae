import { Link } from 'wouter';
import { settings as texts, visibilityTexts } from '../../i18n/settings.ts';
import { t } from '../../i18n/translate.ts';
import { LinkRow, RowGroup } from '../../ui/frames/row-group.tsx';
import { cakeIcon } from '../../ui/icons/cake.ts';
import { heartIcon } from '../../ui/icons/heart.ts';
import { OnlyLikedRow } from './only-liked-row.tsx';
import type { OwnSettings } from './own-settings.ts';

interface PrivacyGroupProps {
  settings: OwnSettings;
  choose: (changes: Partial<OwnSettings>) => void;
}

/** Who sees what a member may hide. */
export function PrivacyGroup({ settings, choose }: PrivacyGroupProps) {
  const birthday = t(visibilityTexts[settings.birthday_visibility]);
  return (
    <RowGroup title={t(texts.privacy)} note={t(texts.hidingNote)}>
      <LinkRow
        link={Link}
        href="/settings/privacy"
        icon={heartIcon}
        label={t(texts.orientationAndDetail)}
        hint={t(visibilityTexts[settings.orientation_visibility])}
      />
      <LinkRow
        link={Link}
        href="/settings/birthday"
        icon={cakeIcon}
        label={t(texts.birthday)}
        hint={settings.birthday_visibility === 'everyone' ? birthday : t(texts.ageStays, { who: birthday })}
      />
      <OnlyLikedRow settings={settings} choose={choose} />
    </RowGroup>
  );
}
