import pencilIcon from 'lucide/dist/esm/icons/pencil.mjs';
import trashIcon from 'lucide/dist/esm/icons/trash.mjs';
import { mediaTexts } from '../../../../i18n/chat-media.ts';
import { messageActions } from '../../../../i18n/message-actions.ts';
import { messages as texts } from '../../../../i18n/messages.ts';
import { t } from '../../../../i18n/translate.ts';
import { MenuItem } from '../../../../ui/controls/menu-item.tsx';
import { DialogFrame } from '../../../../ui/layers/dialog-frame.tsx';
import type { OutgoingMessage } from '../outbox/outbox-rules.ts';

export interface WaitingMenuProps {
  /** The message of the menu. Without one the menu is closed. */
  message: OutgoingMessage | undefined;
  onClose: () => void;
  /** Brings the words back into the input. */
  onChange: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The actions on a message that waits for the connection. A photo or voice note cannot be changed. */
export function WaitingMenu({ message, onClose, onChange, onDelete }: WaitingMenuProps) {
  const kind = message?.file?.kind ?? message?.media?.kind;
  return (
    <DialogFrame open={message !== undefined} onClose={onClose} shape="narrowSheet" label={t(messageActions.menu)}>
      {message && (
        <div className="overflow-y-auto px-4 pt-7 pb-[max(20px,env(safe-area-inset-bottom))]">
          <p dir="auto" className="mb-3 line-clamp-2 text-small wrap-anywhere text-ink-2">
            {message.text === '' && kind ? t(mediaTexts[kind]) : message.text}
          </p>
          {!kind && (
            <MenuItem icon={pencilIcon} onPress={() => onChange(message.id)}>
              {t(texts.change)}
            </MenuItem>
          )}
          <MenuItem icon={trashIcon} className="text-danger" onPress={() => onDelete(message.id)}>
            {t(texts.throwAway)}
          </MenuItem>
        </div>
      )}
    </DialogFrame>
  );
}
