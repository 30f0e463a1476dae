import { useQuery } from '@tanstack/react-query';
import imageIcon from 'lucide/dist/esm/icons/image.mjs';
import { useRef, useState } from 'react';
import { chatPhotos as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { deferred } from '../../../../loading/deferred.tsx';
import { premiumQuery } from '../../../../queries/premium.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { onFiles } from '../../../../ui/controls/on-files.ts';
import type { SendsFile } from '../outbox/outbox-rules.ts';
// It must be there before the network is lost.
import './unsent-media.tsx';

const PhotoPreview = deferred(async () => (await import('./photo-preview.tsx')).PhotoPreview);
const PremiumSheet = deferred(async () => (await import('./premium-sheet.tsx')).PremiumSheet);

/** A button to choose a photo. On the Basic plan it shows what Premium adds; the server has the last word. */
export function PhotoButton(sends: SendsFile) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [hasChosen, setChosen] = useState(false);
  const [offer, setOffer] = useState<boolean>();
  const { data } = useQuery(premiumQuery);
  return (
    <>
      <IconButton
        icon={imageIcon}
        label={t(texts.add)}
        className="self-center"
        onClick={() => (data?.plan === 'basic' ? setOffer(true) : input.current?.click())}
      />
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label={t(texts.add)}
        onChange={onFiles(([chosen = null]) => {
          setFile(chosen);
          setChosen(true);
        })}
      />
      {hasChosen && <PhotoPreview {...sends} file={file} onClose={() => setFile(null)} />}
      {offer !== undefined && <PremiumSheet open={offer} onClose={() => setOffer(false)} />}
    </>
  );
}
