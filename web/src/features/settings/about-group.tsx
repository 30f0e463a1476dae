import { Link } from 'wouter';
import { genderLabels, orientationLabels } from '../../i18n/options.ts';
import { intentLabels } from '../../i18n/preferences.ts';
import { settings as texts } from '../../i18n/settings.ts';
import { t } from '../../i18n/translate.ts';
import { LinkRow, RowGroup } from '../../ui/frames/row-group.tsx';
import { handHeartIcon } from '../../ui/icons/hand-heart.ts';
import { heartHandshakeIcon } from '../../ui/icons/heart-handshake.ts';
import { userIcon } from '../../ui/icons/user.ts';
import { choiceOfGender, type OwnSettings } from './own-settings.ts';

/** What the member says about themselves besides the profile's texts. */
export function AboutGroup({ settings }: { settings: OwnSettings }) {
  const gender = choiceOfGender(settings);
  const { orientation, intent } = settings;
  return (
    <RowGroup title={t(texts.aboutYou)}>
      <LinkRow
        link={Link}
        href="/settings/gender"
        icon={userIcon}
        label={t(texts.gender)}
        hint={t(gender ? genderLabels[gender] : texts.notSaid)}
      />
      <LinkRow
        link={Link}
        href="/settings/orientation"
        icon={heartHandshakeIcon}
        label={t(texts.orientation)}
        hint={t(orientation ? orientationLabels[orientation] : texts.notSaid)}
      />
      <LinkRow
        link={Link}
        href="/preferences"
        icon={handHeartIcon}
        label={t(texts.intent)}
        hint={t(intent ? intentLabels[intent] : texts.notSaid)}
      />
    </RowGroup>
  );
}
