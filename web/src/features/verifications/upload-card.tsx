import { useState } from 'react';
import type { Message } from '../../i18n/define-messages.ts';
import { t } from '../../i18n/translate.ts';
import { verifications } from '../../i18n/verifications.ts';
import { imageUrl } from '../../photos/image-url.ts';
import { classNames } from '../../ui/class-names.ts';
import { circleCheckIcon } from '../../ui/icons/circle-check.ts';
import { Icon, type IconPaths } from '../../ui/icons/icon.tsx';

interface UploadCardProps {
  name: 'selfie' | 'id_document';
  texts: { title: Message; added: Message; hint: Message; action: Message };
  /** Shown on the button, and in place of the picture until one is chosen. */
  icons: { action: IconPaths; empty: IconPaths };
  file: File | null;
  onPick: (file: File) => void;
}

/** One picture to submit. The whole card opens the file picker; the selfie asks for the front camera. */
export function UploadCard({ name, texts, icons, file, onPick }: UploadCardProps) {
  return (
    <label
      className={classNames(
        'grid cursor-pointer grid-cols-[112px_1fr] items-center gap-3.5 rounded-lg bg-surface p-3.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        file ? 'shadow-[inset_0_0_0_2px_var(--color-trust)]' : 'border-2 border-dashed border-line-strong p-3',
      )}
    >
      <PicturePreview key={file?.name} shape={name} file={file} empty={icons.empty} />
      <span className="grid justify-items-start gap-0.5">
        <span className="flex items-center gap-2 text-label font-semibold">
          {file && <Icon icon={circleCheckIcon} size={20} className="fill-trust text-surface" />}
          {t(file ? texts.added : texts.title)}
        </span>
        <span className="text-small text-ink-2">{t(texts.hint)}</span>
        {file ? (
          <span className="mt-1.5 font-semibold text-primary-text">{t(verifications.changePhoto)}</span>
        ) : (
          <span className="mt-2 inline-flex min-h-11 items-center gap-2 rounded-md bg-blush px-3 font-[650] whitespace-nowrap">
            <Icon icon={icons.action} size={20} />
            {t(texts.action)}
          </span>
        )}
      </span>
      <input
        type="file"
        name={name}
        accept="image/*"
        {...(name === 'selfie' && { capture: 'user' })}
        className="sr-only"
        onChange={(event) => {
          const picked = event.target.files?.[0];
          if (picked) onPick(picked);
        }}
      />
    </label>
  );
}

const shapes = {
  selfie: 'h-30 w-24 arch-thumbnail',
  id_document: 'h-18.5 w-28 overflow-hidden rounded-sm',
};

/** The chosen picture; an icon before, and if the browser cannot show the picture (HEIC). */
function PicturePreview({ shape, file, empty }: { shape: keyof typeof shapes; file: File | null; empty: IconPaths }) {
  const [unshowable, setUnshowable] = useState(false);
  const source = imageUrl(file);
  return (
    <span className={classNames('mx-auto grid place-items-center bg-blush text-ink-2', shapes[shape])}>
      {source !== null && !unshowable ? (
        <img src={source} alt="" className="size-full object-cover" onError={() => setUnshowable(true)} />
      ) : (
        <Icon icon={empty} size={40} strokeWidth={1.5} />
      )}
    </span>
  );
}
