import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { dates } from '../../i18n/dates.ts';
import { decisions } from '../../i18n/decisions.ts';
import { help } from '../../i18n/help.ts';
import { meeting } from '../../i18n/meeting.ts';
import { t } from '../../i18n/translate.ts';
import { decisionsQuery } from '../../queries/decisions.ts';
import { DocumentRow, LinkRow, RowGroup } from '../../ui/frames/row-group.tsx';
import { calendarDaysIcon } from '../../ui/icons/calendar-days.ts';
import { flagIcon } from '../../ui/icons/flag.ts';
import { lifeBuoyIcon } from '../../ui/icons/life-buoy.ts';
import { scaleIcon } from '../../ui/icons/scale.ts';
import { shieldCheckIcon } from '../../ui/icons/shield-check.ts';

/** What helps when meeting somebody, whom to turn to, and what was decided about the member, which few ever see. */
export function HelpGroup() {
  const { data } = useQuery(decisionsQuery);
  return (
    <RowGroup title={t(help.title)}>
      <DocumentRow href="/safety" icon={shieldCheckIcon} label={t(meeting.tips)} hint={t(meeting.tipsHint)} />
      <LinkRow link={Link} href="/settings/report" icon={flagIcon} label={t(help.report)} />
      <DocumentRow href="/support" icon={lifeBuoyIcon} label={t(help.ask)} hint={t(help.askHint)} />
      <LinkRow link={Link} href="/dates" icon={calendarDaysIcon} label={t(dates.title)} hint={t(meeting.plansHint)} />
      {data && data.length > 0 && (
        <LinkRow
          link={Link}
          href="/settings/decisions"
          icon={scaleIcon}
          label={t(decisions.title)}
          hint={t(decisions.hint)}
        />
      )}
    </RowGroup>
  );
}
