import type { MessagePhoto } from '@mwanzo/contract/conversations/chat-media';
import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import { useState, type ReactNode } from 'react';
import { apiUrl } from '../../../../api/api-url.ts';
import { useLowData } from '../../../../device/low-data.ts';
import { byteAmount } from '../../../../i18n/byte-amount.ts';
import { chatPhotos as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { useEver } from '../../../../state/use-ever.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { LayerToCome } from '../../../../ui/layers/layer-to-come.tsx';
import { localPicture } from '../outbox/local-pictures.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { shownSize } from './photo-rules.ts';
import { useCoveredPhoto } from './use-covered-photo.ts';

const PhotoViewer = deferred(async () => (await import('./photo-viewer.tsx')).PhotoViewer, {
  placeholder: ({ open, onClose }) => <LayerToCome open={open} onClose={onClose} />,
});

export interface PhotoMessageProps {
  photo: MessagePhoto;
  /** Null while the server has not confirmed the message. */
  messageId: number | null;
  mine: boolean;
}

/** The photo of a message: covered, waiting for a press to load it, or shown. */
export function PhotoMessage({ photo, messageId, mine }: PhotoMessageProps) {
  const { partnerName } = useOpenChat();
  const lowData = useLowData();
  const local = localPicture(photo.id);
  const [isWanted, setWanted] = useState(false);
  const name = mine ? t(texts.own) : t(texts.from, { name: partnerName });
  if (photo.is_covered && messageId !== null)
    return <Cover photo={photo} messageId={messageId} name={name} onShow={() => setWanted(true)} />;
  const size = byteAmount(photo.bytes);
  if (lowData && !isWanted && local === undefined)
    return (
      <Box photo={photo} label={`${name}. ${size}`} onPress={() => setWanted(true)}>
        {t(texts.tapToLoad, { size })}
      </Box>
    );
  return <Picture photo={photo} src={local ?? apiUrl(photo.path)} name={name} />;
}

interface CoverProps {
  photo: MessagePhoto;
  messageId: number;
  name: string;
  onShow: () => void;
}

/** The cover over a photo. It is drawn here and contains nothing of the photo. */
function Cover({ photo, messageId, name, onShow }: CoverProps) {
  const { show, decline, isBusy } = useCoveredPhoto(messageId);
  const uncover = () => {
    onShow();
    void show();
  };
  const size = byteAmount(photo.bytes);
  if (!photo.is_explicit)
    return (
      <button type="button" data-photo className="photo-cover" disabled={isBusy} onClick={uncover}>
        <CoverWords title={name}>{t(texts.tapToShow, { size })}</CoverWords>
      </button>
    );
  return (
    <div className="photo-cover">
      <CoverWords title={t(texts.mayBeNude)}>{`${name} · ${size}`}</CoverWords>
      <span className="mt-1 grid grid-cols-2 gap-2 self-stretch px-2.5">
        <Button variant="outlined" size="sm" disabled={isBusy} className="bg-surface" onClick={uncover}>
          {t(texts.show)}
        </Button>
        <Button variant="outlined" size="sm" disabled={isBusy} className="bg-surface" onClick={() => void decline()}>
          {t(texts.delete)}
        </Button>
      </span>
    </div>
  );
}

function CoverWords({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="photo-cover-disc">
        <Icon icon={eyeOffIcon} size={22} />
      </span>
      <b className="text-label font-semibold wrap-anywhere">{title}</b>
      <span className="text-tiny">{children}</span>
    </>
  );
}

interface BoxProps {
  photo: MessagePhoto;
  label?: string;
  onPress: () => void;
  children: string;
}

/** A box as large as the photo that will replace it. */
function Box({ photo, label, onPress, children }: BoxProps) {
  return (
    <button
      type="button"
      data-photo
      aria-label={label && `${label}. ${children}`}
      className="photo-box"
      style={shownSize(photo)}
      onClick={onPress}
    >
      <Icon icon={imageIcon} size={24} />
      <span className="text-small">{children}</span>
    </button>
  );
}

function Picture({ photo, src, name }: { photo: MessagePhoto; src: string; name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useEver(isOpen);
  if (hasFailed)
    return (
      <Box
        photo={photo}
        onPress={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {t(texts.notLoaded)}
      </Box>
    );
  return (
    <>
      <button
        type="button"
        data-photo
        aria-haspopup="dialog"
        aria-label={`${name}. ${t(texts.open)}`}
        className="photo-shown"
        style={shownSize(photo)}
        onClick={() => setOpen(true)}
      >
        <img
          key={attempt}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className="size-full object-cover"
          onError={() => setFailed(true)}
        />
      </button>
      {wasOpened && <PhotoViewer open={isOpen} onClose={() => setOpen(false)} src={src} alt={name} />}
    </>
  );
}
