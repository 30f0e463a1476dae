import handHeartIcon from 'lucide/dist/esm/icons/hand-heart.mjs';
import heartHandshakeIcon from 'lucide/dist/esm/icons/heart-handshake.mjs';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { genderLabels, orientationLabels } from '../../../i18n/options.ts';
import { intentLabels } from '../../../i18n/preferences.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';
import { choiceOfGender, type OwnSettings } from './own-settings.ts';

/** Rows for the member's facts that are not part of the profile's texts. */
export function AboutRows({ settings }: { settings: OwnSettings }) {
  const gender = choiceOfGender(settings);
  const { orientation, intent } = settings;
  const rows = [
    { href: '/settings/gender', icon: userIcon, label: texts.gender, chosen: gender && genderLabels[gender] },
    {
      href: '/settings/orientation',
      icon: heartHandshakeIcon,
      label: texts.orientation,
      chosen: orientation && orientationLabels[orientation],
    },
    { href: '/preferences', icon: handHeartIcon, label: texts.intent, chosen: intent && intentLabels[intent] },
  ];
  return rows.map(({ href, icon, label, chosen }) => (
    <LinkRow key={href} href={href} icon={icon} label={t(label)} hint={t(chosen ?? texts.notSaid)} />
  ));
}
