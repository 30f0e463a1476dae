import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readStored, writeStored } from '../../../device/member-storage.ts';
import { emails } from '../../../i18n/recovery.ts';
import { t } from '../../../i18n/translate.ts';
import { ownEmailQuery } from '../../../queries/own-email.ts';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';

const key = 'mwanzo.emailReminder';

/** Asks the member to confirm their address. After "Later" only the row of the address mentions it. */
export function ConfirmReminder() {
  const { data } = useQuery(ownEmailQuery);
  const [isDone, setDone] = useState(() => readStored(key) !== null);
  if (isDone || data?.is_confirmed !== false) return null;
  const later = () => {
    writeStored(key, 'later');
    setDone(true);
  };
  return (
    <Card className="mb-5.5">
      <h2 className="mb-2 text-[1.125rem] tracking-[-0.01em]">{t(emails.remindTitle)}</h2>
      <p className="text-small text-ink-2">{t(emails.remindText)}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <LinkButton to="/settings/email" onClick={later} size="sm">
          {t(emails.toAddress)}
        </LinkButton>
        <Button variant="ghost" size="sm" onClick={later}>
          {t(emails.later)}
        </Button>
      </div>
    </Card>
  );
}
