import { callEnds as texts } from '../../../../i18n/calls.ts';
import { t } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

interface CallNoticeProps {
  title: string;
  text: string;
  onClose: () => void;
  /** An action that helps, such as calling again. */
  action?: { label: string; onAct: () => void };
}

/** Says how a call ended that nobody ended on purpose. */
export function CallNotice({ title, text, onClose, action }: CallNoticeProps) {
  const footer = (
    <>
      <Button variant={action ? 'outlined' : 'primary'} onClick={onClose}>
        {t(texts.close)}
      </Button>
      {action && <Button onClick={action.onAct}>{action.label}</Button>}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={footer}>
      <p className="wrap-anywhere text-ink-2">{text}</p>
    </Dialog>
  );
}
