import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { useSession } from '../../../../api/session.ts';
import { useAction } from '../../../../api/use-action.ts';
import { talkButton as texts } from '../../../../i18n/talk-button.ts';
import { t } from '../../../../i18n/translate.ts';
import { profilePhoto } from '../../../../photos/profile-photo.ts';
import { callAvailabilityQuery } from '../../../../queries/call-availability.ts';
import { showFailed } from '../../../../ui/layers/show-failed.ts';
import { AskToTalkSheet } from '../screens/ask-to-talk-sheet.tsx';
import { useCallPerson } from '../screens/use-call-person.ts';

interface CallConsentSheetProps {
  open: boolean;
  partnerId: number;
  name: string;
  availability: CallAvailability;
  onClose: () => void;
}

/** The sheet on which a member agrees to calls with a match, or takes that back. */
export function CallConsentSheet({ open, partnerId, name, availability, onClose }: CallConsentSheetProps) {
  const client = useQueryClient();
  const { profile } = useSession();
  const person = useCallPerson(partnerId);
  const { busy, run } = useAction(
    async (yes: boolean) => {
      const params = { userId: partnerId };
      const next = await request('PUT /api/calls/with/{userId}/talk/', { params, body: { yes } });
      client.setQueryData(callAvailabilityQuery(partnerId).queryKey, next);
      onClose();
    },
    (error) => showFailed(t(texts.notSaved), error),
  );
  return (
    <AskToTalkSheet
      open={open}
      onClose={onClose}
      partner={{ ...person, name }}
      me={profilePhoto(profile)}
      talk={availability.talk}
      mayCall={availability.may_call}
      busy={busy}
      onAnswer={(yes) => void run(yes)}
    />
  );
}
