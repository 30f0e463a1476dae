import { useQuery } from '@tanstack/react-query';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import fileTextIcon from 'lucide/dist/esm/icons/file-text.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import lifeBuoyIcon from 'lucide/dist/esm/icons/life-buoy.mjs';
import scaleIcon from 'lucide/dist/esm/icons/scale.mjs';
import shieldCheckIcon from 'lucide/dist/esm/icons/shield-check.mjs';
import usersRoundIcon from 'lucide/dist/esm/icons/users-round.mjs';
import { dates } from '../../../i18n/dates.ts';
import { decisions } from '../../../i18n/decisions.ts';
import { help } from '../../../i18n/help.ts';
import { meeting } from '../../../i18n/meeting.ts';
import { t } from '../../../i18n/translate.ts';
import { decisionsQuery } from '../../../queries/decisions.ts';
import { DocumentRow, LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';

/** Rows for help when meeting somebody, for support, and for decisions about the member, which few members ever get. */
export function HelpGroup() {
  const { data } = useQuery(decisionsQuery);
  return (
    <RowGroup title={t(help.title)}>
      <DocumentRow href="/safety" icon={shieldCheckIcon} label={t(meeting.tips)} hint={t(meeting.tipsHint)} />
      <LinkRow href="/settings/report" icon={flagIcon} label={t(help.report)} />
      <DocumentRow href="/support" icon={lifeBuoyIcon} label={t(help.ask)} hint={t(help.askHint)} />
      <LinkRow href="/dates" icon={calendarDaysIcon} label={t(dates.title)} hint={t(meeting.plansHint)} />
      {data && data.length > 0 && (
        <LinkRow href="/settings/decisions" icon={scaleIcon} label={t(decisions.title)} hint={t(decisions.hint)} />
      )}
    </RowGroup>
  );
}

/** Links to the rules, each of which is a separate document. */
export function LegalGroup() {
  return (
    <RowGroup title={t(help.legal)}>
      <DocumentRow href="/privacy" icon={fileTextIcon} label={t(help.privacy)} />
      <DocumentRow href="/terms" icon={scaleIcon} label={t(help.terms)} />
      <DocumentRow href="/community" icon={usersRoundIcon} label={t(help.community)} />
    </RowGroup>
  );
}
