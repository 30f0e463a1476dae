import type { Session } from '@mwanzo/contract/people/sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../api/request.ts';
import { devices as texts } from '../../../i18n/devices.ts';
import { t } from '../../../i18n/translate.ts';
import { changeList } from '../../../queries/change-list.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { InnerPage } from '../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../ui/frames/loaded.tsx';
import { Note, RowCard } from '../../../ui/frames/row-group.tsx';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { deviceName } from './device-name.ts';
import { DeviceRow } from './device-row.tsx';
import { OthersQuestion } from './others-question.tsx';

/** Lists the devices on which the member is signed in, with buttons to sign them out. */
export function DevicesScreen() {
  const query = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const list = useRef<HTMLUListElement>(null);

  const keep = (isKept: (session: Session) => boolean) =>
    changeList<Session>(client, sessionsQuery.queryKey, (sessions) => sessions.filter(isKept));
  const signOut = async (session: Session) => {
    await request('DELETE /api/account/sessions/{id}/', { params: { id: session.id } });
    showToast({ title: t(texts.signedOut, { device: deviceName(session) }) });
    const row = list.current?.querySelector(`[data-session="${session.id}"]`);
    // The list gets the focus, because this device's row has no button.
    list.current?.focus();
    if (row) focusNeighbour(row);
    await keep(({ id }) => id !== session.id);
  };
  const leaveOthers = () => {
    setAsks(false);
    showToast({ title: t(texts.othersSignedOut) });
    void keep(({ is_current }) => is_current);
  };
  return (
    <InnerPage title={t(texts.title)} up="/settings">
      <Loaded of={query}>
        {(sessions) => (
          <>
            <RowCard>
              <ul ref={list} tabIndex={-1} className="[&>*+*]:shadow-[0_-1px_0_var(--color-line)]">
                {sessions.map((session) => (
                  <DeviceRow key={session.id} session={session} now={query.dataUpdatedAt} onSignOut={signOut} />
                ))}
              </ul>
            </RowCard>
            <Note>{t(texts.note)}</Note>
            {sessions.some(({ is_current }) => !is_current) && (
              <Button variant="outlined" full className="mt-6" aria-haspopup="dialog" onClick={() => setAsks(true)}>
                {t(texts.everywhereElse)}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <OthersQuestion open={asks} onClose={() => setAsks(false)} onDone={leaveOthers} />
    </InnerPage>
  );
}
