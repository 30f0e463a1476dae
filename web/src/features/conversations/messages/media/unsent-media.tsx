import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import micIcon from 'lucide/dist/esm/icons/mic.mjs';
import { useEffect, useState } from 'react';
import { readSession } from '../../../../api/session.ts';
import { chatPhotos, photoSending } from '../../../../i18n/chat-photos.ts';
import { messages } from '../../../../i18n/messages.ts';
import { minutesAndSeconds } from '../../../../i18n/minutes-and-seconds.ts';
import { t } from '../../../../i18n/translate.ts';
import { recording } from '../../../../i18n/voice.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { localPicture, rememberPicture } from '../outbox/local-pictures.ts';
import type { FileRefusal, OutgoingMessage, UnsentFile } from '../outbox/outbox-rules.ts';
import { sendAgain, throwAway } from '../outbox/outbox.ts';
import { fileOf } from '../outbox/unsent-files.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { shownSize } from './photo-rules.ts';
import { PremiumSheet } from './premium-sheet.tsx';

export interface UnsentMediaProps {
  message: OutgoingMessage;
  file: UnsentFile;
}

/** Shows a photo or voice note that is not uploaded yet, in its bubble. */
export function UnsentMedia({ message, file }: UnsentMediaProps) {
  if (file.kind === 'photo') return <UnsentPhoto message={message} size={shownSize(file)} />;
  return (
    <span className="mx-2 mt-1 flex items-center gap-2">
      <Icon icon={micIcon} size={20} />
      {minutesAndSeconds(file.milliseconds / 1000)}
    </span>
  );
}

/** After a reload, the photo comes from what the device has kept. */
function usePicture({ id, receiver }: OutgoingMessage): string | undefined {
  const [url, setUrl] = useState(localPicture(id));
  useEffect(() => {
    if (url !== undefined) return undefined;
    let isCurrent = true;
    void fileOf(id, readSession().user?.id ?? 0).then((content) => {
      if (!content || !isCurrent) return;
      const made = localPicture(id) ?? URL.createObjectURL(content);
      rememberPicture(id, { receiver, url: made });
      setUrl(made);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, receiver, url]);
  return url;
}

function UnsentPhoto({ message, size }: { message: OutgoingMessage; size: ReturnType<typeof shownSize> }) {
  const url = usePicture(message);
  if (url === undefined) return <div className="photo-box" style={size} />;
  return <img src={url} alt={t(chatPhotos.own)} className="rounded-[16px] object-cover opacity-80" style={size} />;
}

const reasons = {
  photo_refused: photoSending.refused,
  photo_invalid: photoSending.notAPicture,
  voice_invalid: recording.unusable,
  voice_too_long: recording.unusable,
  voice_off: recording.off,
} as const satisfies Record<Exclude<FileRefusal, 'premium_required' | 'gone'>, unknown>;

interface UnsentMediaStateProps extends UnsentMediaProps {
  /** True while it waits for the connection, which the line below all that wait says. */
  isWaiting: boolean;
}

/** Says how far a photo or voice note has come, and what can be done about it. */
export function UnsentMediaState({ message, file, isWaiting }: UnsentMediaStateProps) {
  const { partnerName } = useOpenChat();
  const { id, phase, refusal, share = 0 } = message;
  const isPhoto = file.kind === 'photo';
  const discard = () => throwAway(id);
  const away = (
    <Button variant="ghost" size="sm" onClick={discard}>
      {t(messages.throwAway)}
    </Button>
  );
  if (phase === 'asking')
    return (
      <div role="alert" className="mt-1 ml-auto grid max-w-80 gap-2 rounded-[20px] bg-warn-soft p-3 text-small">
        <p>{t(photoSending.nude, { name: partnerName })}</p>
        <span className="grid grid-cols-2 gap-2">
          <Button variant="outlined" size="sm" onClick={discard}>
            {t(messages.throwAway)}
          </Button>
          <Button variant="outlined" size="sm" onClick={() => sendAgain(id)}>
            {t(photoSending.sendAnyway)}
          </Button>
        </span>
      </div>
    );
  if (refusal === 'premium_required') return <PremiumSheet open onClose={discard} />;
  if (phase === 'failed')
    return (
      <p role="alert" className="outgoing-state">
        {refusal === undefined ? (
          <button type="button" className="outgoing-retry" onClick={() => sendAgain(id)}>
            <Icon icon={circleAlertIcon} size={16} />
            {t(isPhoto ? photoSending.notSent : recording.notSent)}
          </button>
        ) : (
          <span className="flex items-center gap-1 py-0.5 text-danger">
            <Icon icon={circleAlertIcon} size={16} />
            {t(refusal !== 'gone' ? reasons[refusal] : isPhoto ? photoSending.gone : recording.gone)}
          </span>
        )}
        {away}
      </p>
    );
  if (isWaiting)
    return !file.isKept && <p className="outgoing-state">{t(isPhoto ? photoSending.waiting : recording.waiting)}</p>;
  const sending = isPhoto ? t(photoSending.sending, { percent: Math.round(share * 100) }) : t(recording.sending);
  return (
    <p className="outgoing-state">
      <span className="flex items-center gap-1 py-0.5">
        <Icon icon={clockIcon} size={16} />
        {sending}
      </span>
      {away}
    </p>
  );
}
