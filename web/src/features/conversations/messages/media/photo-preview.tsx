import { textLimits } from '@mwanzo/contract/limits';
import { useEffect, useState } from 'react';
import { photoSending as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { isPicture } from '../../../../photos/picture-rules.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Spinner } from '../../../../ui/frames/spinner.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import type { SendsFile } from '../outbox/outbox-rules.ts';
import { useOpenChat } from '../partner/open-chat.ts';
import { sendPhoto } from './send-photo.ts';

interface PhotoPreviewProps extends SendsFile {
  /** The chosen file. Without one the preview is closed. */
  file: File | null;
  onClose: () => void;
}

type Shown = { url: string; width: number; height: number } | 'not_a_picture' | null;

/**
 * Returns the picture as this browser displays it. A HEIC file that the browser cannot display is sent without a
 * preview.
 */
function useShown(file: File | null): Shown {
  const [shown, setShown] = useState<{ file: File; as: Shown }>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    let url: string | undefined;
    const show = async (): Promise<Shown> => {
      if (!(await isPicture(file))) return 'not_a_picture';
      const size = await createImageBitmap(file).catch(() => null);
      const { width = 4, height = 3 } = size ?? {};
      size?.close();
      if (!isCurrent) return null;
      url = URL.createObjectURL(file);
      return { url, width, height };
    };
    void show().then((as) => {
      if (isCurrent) setShown({ file, as });
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);
  return shown && shown.file === file ? shown.as : null;
}

/** Shows a chosen photo with a field for its caption, before it is sent. */
export function PhotoPreview({ file, onClose, replyTo, onSent }: PhotoPreviewProps) {
  const { partnerId, partnerName } = useOpenChat();
  const shown = useShown(file);
  const [caption, setCaption] = useState('');
  const isReady = shown !== null && shown !== 'not_a_picture';
  const close = () => {
    setCaption('');
    onClose();
  };
  const send = () => {
    if (!isReady || !file) return;
    const { width, height } = shown;
    sendPhoto({ receiver: partnerId, file, width, height, caption: caption.trim(), replyTo });
    setCaption('');
    onSent();
    onClose();
  };
  const footer = (
    <>
      <Button variant="outlined" onClick={close}>
        {t(texts.cancel)}
      </Button>
      <Button disabled={!isReady} onClick={send}>
        {t(texts.send)}
      </Button>
    </>
  );
  return (
    <Dialog open={file !== null} onClose={close} title={t(texts.title, { name: partnerName })} footer={footer}>
      <div className="grid h-[min(46vh,420px)] place-items-center overflow-hidden rounded-[20px] bg-sunk low:h-40">
        {shown === 'not_a_picture' ? (
          <p role="alert" className="p-4 text-center text-danger">
            {t(texts.notAPicture)}
          </p>
        ) : shown ? (
          <img src={shown.url} alt="" className="max-h-full max-w-full object-contain" />
        ) : (
          <Spinner />
        )}
      </div>
      <textarea
        rows={1}
        dir="auto"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
        maxLength={textLimits.messageMax}
        placeholder={t(texts.caption)}
        aria-label={t(texts.caption)}
        autoComplete="off"
        className="composer-input mt-3 field-sizing-content"
      />
    </Dialog>
  );
}
