import type { EmailState } from '@mwanzo/contract/people/recovery';
import { useQuery } from '@tanstack/react-query';
import mailIcon from 'lucide/dist/esm/icons/mail.mjs';
import { request } from '../../../../api/request.ts';
import { useAction } from '../../../../api/use-action.ts';
import { isolate } from '../../../../i18n/isolate.ts';
import { emails } from '../../../../i18n/recovery.ts';
import { settings } from '../../../../i18n/settings.ts';
import { t } from '../../../../i18n/translate.ts';
import { ownEmailQuery } from '../../../../queries/own-email.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FieldError } from '../../../../ui/controls/field.tsx';
import { InnerPage } from '../../../../ui/frames/inner-page.tsx';
import { Loaded } from '../../../../ui/frames/loaded.tsx';
import { Note, RowGroup, rowClass, RowText } from '../../../../ui/frames/row-group.tsx';
import { showToast } from '../../../../ui/layers/toast-store.ts';
import { NewEmailForm } from './new-email-form.tsx';
import { failureText } from './refusals.ts';

/** Shows the member's address, whether it is confirmed, and a form for another one. */
export function EmailScreen() {
  const query = useQuery(ownEmailQuery);
  return (
    <InnerPage title={t(settings.email)} up="/settings">
      <Loaded of={query}>
        {(data) => (
          <>
            <RowGroup>
              <div className={rowClass}>
                <RowText
                  icon={mailIcon}
                  label={data.email}
                  hint={t(data.is_confirmed ? emails.isConfirmed : emails.notConfirmed)}
                />
              </div>
            </RowGroup>
            {!data.is_confirmed && <Unconfirmed />}
            <WaitingNote state={data} />
            <NewEmailForm present={data.email} isConfirmed={data.is_confirmed} onSent={() => void query.refetch()} />
          </>
        )}
      </Loaded>
    </InnerPage>
  );
}

/** This is always mounted, since screen readers announce changes only in regions that they know. */
function WaitingNote({ state: { waiting_for: address } }: { state: EmailState }) {
  return (
    <output className="block">
      {address !== null && (
        <span className="mt-4 block rounded-md bg-blush px-4 py-3 text-small wrap-anywhere">
          {t(emails.waiting, { email: isolate(address) })}
        </span>
      )}
    </output>
  );
}

function Unconfirmed() {
  const { busy, failure, error, run } = useAction(async () => {
    await request('POST /api/account/email/send/');
    showToast({ title: t(emails.sentAgain) });
  }, failureText);
  return (
    <>
      <Note>{t(emails.confirmNote)}</Note>
      {failure !== undefined && <FieldError error={error}>{failure}</FieldError>}
      <Button variant="outlined" size="sm" busy={busy} className="mt-3" onClick={() => void run()}>
        {t(emails.sendAgain)}
      </Button>
    </>
  );
}
