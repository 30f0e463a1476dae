import type { SessionEndReason } from '@mwanzo/contract/people/sessions';
import infoIcon from 'lucide/dist/esm/icons/info.mjs';
import { useSession } from '../../../api/session.ts';
import { sessionEnds } from '../../../i18n/session-ends.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says why the session in this browser has ended. A newer server may know reasons that this page does not. */
export function SessionEndNote({ reason }: { reason: SessionEndReason }) {
  const { status } = useSession();
  if (status === 'authenticated' || !(reason in sessionEnds)) return null;
  // Its code comes after the page, so no region can wait for it. Screen readers announce only an alert that is new.
  return (
    <p role="alert" className="mt-4 flex gap-2.5 rounded-md bg-blush px-4 py-3 text-small wrap-anywhere">
      <Icon icon={infoIcon} size={20} className="flex-none" />
      {t(sessionEnds[reason])}
    </p>
  );
}
