import { useQuery } from '@tanstack/react-query';
import smartphoneIcon from 'lucide/dist/esm/icons/smartphone.mjs';
import { Link } from 'wouter';
import { devices as texts } from '../../../i18n/devices.ts';
import { t } from '../../../i18n/translate.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

/** Opens the list of devices on which the member is signed in. */
export function DevicesRow() {
  const { data } = useQuery(sessionsQuery);
  return (
    <LinkRow
      link={Link}
      href="/settings/devices"
      icon={smartphoneIcon}
      label={t(texts.title)}
      // The non-breaking space reserves the height until the text is there.
      hint={data ? t(texts.signedInOn, { count: data.length }) : '\u00A0'}
    />
  );
}
