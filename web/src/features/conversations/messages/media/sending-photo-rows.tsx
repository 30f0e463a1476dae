import circleAlertIcon from 'lucide/dist/esm/icons/circle-alert.mjs';
import clockIcon from 'lucide/dist/esm/icons/clock.mjs';
import { useLayoutEffect, useRef } from 'react';
import { chatPhotos, photoSending as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { useStore } from '../../../../state/store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { shownSize } from './photo-rules.ts';
import { PremiumSheet } from './premium-sheet.tsx';
import { sendingPhotos, sendPhotoAgain, throwPhotoAway, type SendingPhoto } from './sending-photos.ts';

interface SendingPhotoRowsProps {
  partnerId: number;
  partnerName: string;
}

/** Shows the unfinished photo uploads to a partner, below the messages. */
export function SendingPhotoRows({ partnerId, partnerName }: SendingPhotoRowsProps) {
  const photos = useStore(sendingPhotos).filter(({ receiver }) => receiver === partnerId);
  // Each phase mounts a new row, so that the row scrolls into view.
  return photos.map((photo) => <Row key={`${photo.key} ${photo.phase}`} photo={photo} partnerName={partnerName} />);
}

function Row({ photo, partnerName }: { photo: SendingPhoto; partnerName: string }) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // `void` is needed, because newer browsers return a promise, which React would take for a cleanup function.
    void row.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={row} data-sending-photo className="mt-2 pb-2.5">
      <div className="bubble bubble-own bubble-photo ml-auto bg-primary text-white">
        <img
          src={photo.url}
          alt={t(chatPhotos.own)}
          className="rounded-[16px] object-cover opacity-80"
          style={shownSize(photo)}
        />
        {photo.caption !== '' && (
          <div dir="auto" className="px-2 pt-1.5 pb-1">
            {photo.caption}
          </div>
        )}
      </div>
      <State photo={photo} partnerName={partnerName} />
    </div>
  );
}

function State({ photo, partnerName }: { photo: SendingPhoto; partnerName: string }) {
  const { key, phase, share, refusal } = photo;
  const throwAway = (
    <Button variant="ghost" size="sm" onClick={() => throwPhotoAway(key)}>
      {t(texts.throwAway)}
    </Button>
  );
  if (phase === 'sending' || phase === 'waiting')
    return (
      <p className="outgoing-state">
        <span className="flex items-center gap-1 py-0.5">
          <Icon icon={clockIcon} size={16} />
          {phase === 'waiting' ? t(texts.waiting) : t(texts.sending, { percent: Math.round(share * 100) })}
        </span>
        {throwAway}
      </p>
    );
  if (phase === 'asking')
    return (
      <div role="alert" className="mt-1 ml-auto grid max-w-80 gap-2 rounded-[20px] bg-warn-soft p-3 text-small">
        <p>{t(texts.nude, { name: partnerName })}</p>
        <span className="grid grid-cols-2 gap-2">
          <Button variant="outlined" size="sm" onClick={() => throwPhotoAway(key)}>
            {t(texts.throwAway)}
          </Button>
          <Button variant="outlined" size="sm" onClick={() => sendPhotoAgain(key)}>
            {t(texts.sendAnyway)}
          </Button>
        </span>
      </div>
    );
  if (refusal === 'premium') return <PremiumSheet open onClose={() => throwPhotoAway(key)} />;
  return (
    <p role="alert" className="outgoing-state">
      {refusal === null ? (
        <button type="button" className="outgoing-retry" onClick={() => sendPhotoAgain(key)}>
          <Icon icon={circleAlertIcon} size={16} />
          {t(texts.notSent)}
        </button>
      ) : (
        <span className="flex items-center gap-1 py-0.5 text-danger">
          <Icon icon={circleAlertIcon} size={16} />
          {t(refusal === 'photo' ? texts.refused : texts.notAPicture)}
        </span>
      )}
      {throwAway}
    </p>
  );
}
