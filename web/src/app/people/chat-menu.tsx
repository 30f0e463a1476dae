import type { Message } from '@mwanzo/contract/conversations/messages';
import { useQuery } from '@tanstack/react-query';
import banIcon from 'lucide/dist/esm/icons/ban.mjs';
import calendarDaysIcon from 'lucide/dist/esm/icons/calendar-days.mjs';
import ellipsisVerticalIcon from 'lucide/dist/esm/icons/ellipsis-vertical.mjs';
import flagIcon from 'lucide/dist/esm/icons/flag.mjs';
import heartCrackIcon from 'lucide/dist/esm/icons/heart-crack.mjs';
import phoneIcon from 'lucide/dist/esm/icons/phone.mjs';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { callConsentAsked } from '../../features/conversations/calls/consent/call-consent-asked.ts';
import { lastMessagesOf } from '../../features/trust/reports/report-rules.ts';
import { personActions as texts } from '../../i18n/blocks.ts';
import { dates } from '../../i18n/dates.ts';
import { talkButton } from '../../i18n/talk-button.ts';
import { t } from '../../i18n/translate.ts';
import { callAvailabilityQuery } from '../../queries/call-availability.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { MenuItem } from '../../ui/controls/menu-item.tsx';
import { closePopover, Popover } from '../../ui/layers/popover.tsx';
import { fromAbove } from '../../ui/frames/inner-page.tsx';
import { askedAbout, type AskedAbout } from './asked-about.ts';

interface ChatMenuProps {
  partnerId: number;
  name: string;
  messages: readonly Message[];
}

/** The menu of a chat: report, block or unmatch the partner. */
export function ChatMenu({ partnerId, name, messages }: ChatMenuProps) {
  const id = useId();
  const [, navigate] = useLocation();
  const ask = (action: AskedAbout['action']) => () => {
    // The menu closes first, so that the sheet returns the focus to the menu's button.
    closePopover(id);
    askedAbout.write({ action, person: { id: partnerId, name }, messageIds: lastMessagesOf(messages, partnerId) });
  };
  const planDate = () => {
    closePopover(id);
    navigate(`/dates/with/${partnerId}`, { state: fromAbove });
  };
  const { data: availability } = useQuery({ ...callAvailabilityQuery(partnerId), enabled: false });
  const settleCalls = () => {
    closePopover(id);
    callConsentAsked.write(partnerId);
  };
  return (
    <>
      <IconButton icon={ellipsisVerticalIcon} iconSize={22} label={t(texts.menu)} popoverTarget={id} />
      <Popover id={id} label={t(texts.menu)} phone="card" width={240}>
        <MenuItem icon={calendarDaysIcon} onPress={planDate}>
          {t(dates.planTitle)}
        </MenuItem>
        {availability?.talk === 'both' && (
          <MenuItem icon={phoneIcon} onPress={settleCalls}>
            {t(talkButton.settings)}
          </MenuItem>
        )}
        <MenuItem icon={heartCrackIcon} onPress={ask('unmatch')}>
          {t(texts.unmatch)}
        </MenuItem>
        <MenuItem icon={flagIcon} onPress={ask('report')}>
          {t(texts.report)}
        </MenuItem>
        <MenuItem icon={banIcon} onPress={ask('block')}>
          {t(texts.block)}
        </MenuItem>
      </Popover>
    </>
  );
}
