import type { CallStanding } from '@mwanzo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { useSession } from '../../../api/session.ts';
import { talkButton as texts } from '../../../i18n/talk-button.ts';
import { t } from '../../../i18n/translate.ts';
import { imageUrl, photoSource } from '../../../photos/image-url.ts';
import { callStandingQuery } from '../../../queries/call-standing.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { AskToTalkSheet } from '../screens/ask-to-talk-sheet.tsx';
import { useCallPerson } from '../use-call-person.ts';

interface TalkSheetProps {
  open: boolean;
  partnerId: number;
  name: string;
  standing: CallStanding;
  onClose: () => void;
}

/** Where a member says yes to calls with a match, or takes it back. */
export function TalkSheet({ open, partnerId, name, standing, onClose }: TalkSheetProps) {
  const client = useQueryClient();
  const { profile } = useSession();
  const person = useCallPerson(partnerId);
  const [busy, setBusy] = useState(false);
  const say = async (yes: boolean) => {
    setBusy(true);
    try {
      const params = { userId: partnerId };
      const next = await request('PUT /api/calls/with/{userId}/talk/', { params, body: { yes } });
      client.setQueryData(callStandingQuery(partnerId).queryKey, next);
      onClose();
    } catch {
      showToast({ title: t(texts.notSaved), kind: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const detail = profile?.photo_details[0];
  return (
    <AskToTalkSheet
      open={open}
      onClose={onClose}
      partner={{ ...person, name }}
      me={{ photo: photoSource(detail) ?? imageUrl(profile?.photo), thumbhash: detail?.thumbhash }}
      talk={standing.talk}
      mayCall={standing.may_call}
      busy={busy}
      onAnswer={(yes) => void say(yes)}
    />
  );
}
