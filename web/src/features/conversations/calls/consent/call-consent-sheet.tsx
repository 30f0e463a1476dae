import type { CallAvailability } from '@mwanzo/contract/conversations/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../../api/request.ts';
import { useSession } from '../../../../api/session.ts';
import { talkButton as texts } from '../../../../i18n/talk-button.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../../../photos/image-url.ts';
import { callAvailabilityQuery } from '../../../../queries/call-availability.ts';
import { showToast } from '../../../../ui/layers/toast-store.ts';
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
  const { mutate: say, isPending } = useMutation({
    mutationFn: (yes: boolean) =>
      request('PUT /api/calls/with/{userId}/talk/', { params: { userId: partnerId }, body: { yes } }),
    onSuccess: (next) => {
      client.setQueryData(callAvailabilityQuery(partnerId).queryKey, next);
      onClose();
    },
    onError: () => showToast({ title: t(texts.notSaved), kind: 'bad' }),
  });
  const detail = profile?.photo_details[0];
  return (
    <AskToTalkSheet
      open={open}
      onClose={onClose}
      partner={{ ...person, name }}
      me={{ photo: photoSource(detail) ?? imageUrl(profile?.photo), thumbhash: detail?.thumbhash }}
      talk={availability.talk}
      mayCall={availability.may_call}
      busy={isPending}
      onAnswer={say}
    />
  );
}
