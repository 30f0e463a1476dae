import type { Match } from '@mwanzo/contract/conversations/matches';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { readSession } from '../../api/session.ts';
import { BlockedSheet } from '../../features/conversations/blocks/blocked-sheet.tsx';
import { EndContactSheet } from '../../features/conversations/blocks/end-contact-sheet.tsx';
import { ReportSheet } from '../../features/trust/reports/report-sheet.tsx';
import { endContactTexts } from '../../i18n/blocks.ts';
import { reports } from '../../i18n/reports.ts';
import { t } from '../../i18n/translate.ts';
import { runLater } from '../../loading/run-later.ts';
import { callPartner } from '../../shared/calls/call-partner.ts';
import { matchesQuery } from '../../queries/matches.ts';
import { showToast } from '../../ui/layers/toast-store.ts';
import { focusHeading } from '../route-focus.ts';
import { askedAbout, closeSheet, closeSheetAbout, type AskedAbout } from './asked-about.ts';
import { forgetPerson } from './forget-person.ts';
import { tellOtherTabs } from './ended-contact-tabs.ts';

interface Blocked {
  name: string;
  isReported: boolean;
  hadChat: boolean;
}

/** The sheets about a person: report, block, unmatch, and the confirmation afterwards. */
export function PersonSheets({ asked }: { asked: AskedAbout | undefined }) {
  const client = useQueryClient();
  const [path, navigate] = useLocation();
  const [blocked, setBlocked] = useState<Blocked>();
  // The member may leave the chat before the response comes.
  const shownPath = useRef(path);
  useLayoutEffect(() => {
    shownPath.current = path;
  }, [path]);

  /** Removes the person once the server has confirmed it. @returns true if there was a chat */
  const leave = ({ id }: AskedAbout['person']): boolean => {
    if (callPartner.read() === id)
      runLater(import('../../features/conversations/calls/call/call-session.ts'), ({ leaveCall }) => leaveCall());
    const isInChat = shownPath.current === `/chat/${id}`;
    const matches = client.getQueryData<Match[]>(matchesQuery.queryKey) ?? [];
    const hadChat = isInChat || matches.some(({ user }) => user.id === id);
    closeSheetAbout({ id });
    // The new page replaces the sheet's entry in the history.
    if (isInChat) navigate('/matches');
    forgetPerson(client, id);
    const owner = readSession().user?.id;
    if (owner !== undefined) tellOtherTabs(owner, id);
    return hadChat;
  };
  const showBlocked = (person: AskedAbout['person'], isReported: boolean) =>
    setBlocked({ name: person.name, isReported, hadChat: leave(person) });

  const onSent = (person: AskedAbout['person'], isBlocked: boolean) => {
    if (isBlocked) return showBlocked(person, true);
    closeSheetAbout(person);
    showToast({ title: t(reports.sent), description: t(reports.sentText) });
  };
  const onEnded = ({ action, person }: AskedAbout) => {
    if (action === 'block') return showBlocked(person, false);
    leave(person);
    showToast({ title: t(endContactTexts.ended) });
  };

  return (
    <>
      {asked?.action === 'report' && (
        <ReportSheet
          key={asked.person.id}
          open
          onClose={closeSheet}
          person={asked.person}
          messageIds={asked.messageIds ?? []}
          isAboutMessage={asked.isAboutMessage ?? false}
          reason={asked.reason}
          onSent={(isBlocked) => onSent(asked.person, isBlocked)}
          onBlock={() => askedAbout.write({ action: 'block', person: asked.person })}
        />
      )}
      {asked && asked.action !== 'report' && (
        <EndContactSheet
          key={`${asked.action} ${asked.person.id}`}
          how={asked.action}
          onClose={closeSheet}
          person={asked.person}
          onEnded={() => onEnded(asked)}
        />
      )}
      {blocked && (
        <BlockedSheet
          {...blocked}
          onClose={() => {
            setBlocked(undefined);
            // The button that was pressed has disappeared with the person.
            requestAnimationFrame(() => {
              if (document.activeElement === document.body) focusHeading();
            });
          }}
        />
      )}
    </>
  );
}
