import { callEnds as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

interface CallNoticeProps {
  title: string;
  text: string;
  onClose: () => void;
  /** Writes to the partner, where that helps. */
  onWrite?: (() => void) | undefined;
}

/** Says how a call ended that nobody ended on purpose. */
export function CallNotice({ title, text, onClose, onWrite }: CallNoticeProps) {
  const footer = (
    <>
      <Button variant={onWrite ? 'outlined' : 'primary'} onClick={onClose}>
        {t(texts.close)}
      </Button>
      {onWrite && <Button onClick={onWrite}>{t(texts.write)}</Button>}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <p className="wrap-anywhere text-ink-2">{text}</p>
    </Dialog>
  );
}
