import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { messages as texts } from '../../../i18n/messages.ts';
import { t } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Says that there is no connection. While it is there, the notice over every screen does not say so too. */
export function OfflineLine({ online }: { online: boolean }) {
  return (
    <output className="block flex-none">
      {!online && (
        <p className="offline-line chat-column">
          <Icon icon={wifiOffIcon} size={18} />
          <span>
            <b className="font-[650]">{t(texts.noConnection)}</b> {t(texts.writingWaits)}
          </span>
        </p>
      )}
    </output>
  );
}
