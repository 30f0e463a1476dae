import { useState } from 'react';
import { photoCrop as texts } from '../../../../i18n/photo-crop.ts';
import { t } from '../../../../i18n/translate.ts';
import { imageUrl } from '../../../../photos/image-url.ts';
import type { Part } from '../../../../photos/picture-rules.ts';
import { Question } from '../../../../ui/layers/question.tsx';
import { changeCrop, firstCrop, partOf, zoomMax, type Crop } from './crop-rules.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropDialogProps {
  /** The photo to crop; the dialog is closed without one. */
  photo: File | null;
  onClose: () => void;
  onCrop: (part: Part) => void;
  /** Called instead of `onCrop` for a photo that the browser cannot display. */
  onUncropped?: () => void;
}

/** Lets the member choose the section of a photo that others see, in the shape in which cards show it. */
export function CropDialog({ photo, onClose, onCrop, onUncropped }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>();
  const [ratio, setRatio] = useState<number>();
  const use = () => {
    if (ratio !== undefined && crop) onCrop(partOf(ratio, crop));
    else onUncropped?.();
    onClose();
  };
  return (
    <Question
      open={photo !== null}
      title={t(texts.title)}
      no={t(texts.cancel)}
      yes={t(texts.use)}
      onYes={use}
      onClose={onClose}
    >
      {photo && (
        <CropFrame
          source={imageUrl(photo) ?? ''}
          ratio={ratio ?? 1}
          crop={crop ?? firstCrop(ratio ?? 1)}
          onCrop={setCrop}
          onKnown={(known) => {
            setRatio(known);
            setCrop(firstCrop(known));
          }}
        />
      )}
    </Question>
  );
}

interface CropFrameProps {
  source: string;
  ratio: number;
  crop: Crop;
  onCrop: (crop: Crop) => void;
  /** Called with the photo's width divided by its height, once it is loaded. */
  onKnown: (ratio: number) => void;
}

function CropFrame({ source, ratio, crop, onCrop, onKnown }: CropFrameProps) {
  const [unshowable, setUnshowable] = useState(false);
  const gestures = useCropGestures(ratio, crop, onCrop);
  const { left, top, width, height } = partOf(ratio, crop);
  if (unshowable) return <p className="py-6 text-center text-ink-2">{t(texts.cannotShow)}</p>;
  return (
    <div className="grid justify-items-center gap-3">
      <p className="text-center text-label text-ink-2">{t(texts.hint)}</p>
      {/* This group handles keys, so the keyboard must be able to focus it. */}
      <fieldset
        {...gestures}
        aria-label={t(texts.frame)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the photo
        tabIndex={0}
        className={
          'relative aspect-[4/5] h-[min(45vh,340px)] cursor-grab touch-none arch-thumbnail bg-blush ' +
          'select-none active:cursor-grabbing'
        }
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className="absolute top-0 left-0 max-w-none origin-top-left"
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            transform: `translate(${-left * 100}%, ${-top * 100}%)`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onKnown(naturalWidth / naturalHeight)}
          onError={() => setUnshowable(true)}
        />
      </fieldset>
      <label className="grid w-full max-w-[272px] grid-cols-[auto_1fr] items-center gap-3 text-label font-semibold">
        {t(texts.zoom)}
        <input
          type="range"
          min={1}
          max={zoomMax}
          step={0.01}
          value={crop.zoom}
          className="h-11 w-full accent-primary"
          onChange={(event) => onCrop(changeCrop(ratio, crop, { zoom: Number(event.target.value) }))}
        />
      </label>
    </div>
  );
}
