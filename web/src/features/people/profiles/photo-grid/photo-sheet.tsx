import cameraIcon from 'lucide/dist/esm/icons/camera.mjs';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import sunriseIcon from 'lucide/dist/esm/icons/sunrise.mjs';
import trash2Icon from 'lucide/dist/esm/icons/trash.mjs';
import { useEffect, useRef, useState } from 'react';
import { photoActions as texts } from '../../../../i18n/photo-grid.ts';
import { t } from '../../../../i18n/translate.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { onFiles } from '../../../../ui/controls/on-files.ts';
import { PressRow, RowCard, RowText, rowClass } from '../../../../ui/frames/row-group.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

interface PhotoSheetProps {
  /** The index of the photo; the sheet is closed without one. */
  place: number | undefined;
  all: number;
  isVerified: boolean;
  onClose: () => void;
  onMove: (place: number) => void;
  onReplace: (file: File) => void;
  onDelete: () => void;
}

/** The actions on one photo, for members who do not drag. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { place = 0, all, onClose, onDelete } = props;
  const [asking, setAsking] = useState(false);
  // Another tab has deleted the photo meanwhile.
  if (asking && props.place === undefined) setAsking(false);
  // The button that had the focus disappears in the question. So the question's text gets the focus, and screen readers
  // read it.
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  const close = () => {
    setAsking(false);
    onClose();
  };
  const footer = asking && (
    <>
      <Button variant="outlined" onClick={() => setAsking(false)}>
        {t(texts.keep)}
      </Button>
      <Button
        onClick={() => {
          onDelete();
          close();
        }}
      >
        {t(texts.delete)}
      </Button>
    </>
  );
  const title = asking ? t(texts.deleteQuestion) : t(texts.title, { place: place + 1, all });
  return (
    <Dialog open={props.place !== undefined} onClose={close} title={title} footer={footer}>
      {asking ? (
        <p ref={question} tabIndex={-1} className="text-ink-2 outline-none">
          {t(texts.deleteText)}
        </p>
      ) : (
        <Actions {...props} place={place} onClose={close} onAsk={() => setAsking(true)} />
      )}
    </Dialog>
  );
}

interface ActionsProps extends PhotoSheetProps {
  place: number;
  onAsk: () => void;
}

function Actions({ place, all, isVerified, onClose, onMove, onReplace, onAsk }: ActionsProps) {
  const isLast = all === 1;
  const moving = (to: number) => () => {
    onMove(to);
    onClose();
  };
  return (
    <>
      <RowCard>
        {place > 0 && <PressRow icon={sunriseIcon} label={t(texts.makeMain)} onPress={moving(0)} />}
        {place > 0 && <PressRow icon={chevronLeftIcon} label={t(texts.earlier)} onPress={moving(place - 1)} />}
        {place < all - 1 && <PressRow icon={chevronRightIcon} label={t(texts.later)} onPress={moving(place + 1)} />}
        <label
          className={classNames(
            rowClass,
            'cursor-pointer hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-ring',
          )}
        >
          <RowText icon={cameraIcon} label={t(texts.replace)} />
          <input
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={onFiles(([file]) => {
              if (!file) return;
              onReplace(file);
              onClose();
            })}
          />
        </label>
        {!(isLast && isVerified) && <PressRow icon={trash2Icon} label={t(texts.delete)} onPress={onAsk} />}
      </RowCard>
      {isLast && isVerified && <p className="mx-1 mt-3 text-label text-ink-2">{t(texts.badgeNeedsPhoto)}</p>}
    </>
  );
}
