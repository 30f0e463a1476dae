import gaugeIcon from 'lucide/dist/esm/icons/gauge.mjs';
import languagesIcon from 'lucide/dist/esm/icons/languages.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useState, useEffect } from 'react';
import { setKeepsOffline, useKeepsOffline } from '../../../device/keep-offline.ts';
import { setLowData, useLowData } from '../../../device/low-data.ts';
import { countMonthBytes } from '../../../device/month-bytes.ts';
import { keptBytes } from '../../../device/offline-copy/kept-bytes.ts';
import { useVisitBytes } from '../../../device/visit-bytes.ts';
import { byteAmount } from '../../../i18n/byte-amount.ts';
import { keepSwitch } from '../../../i18n/kept.ts';
import { currentLanguage, languageNames } from '../../../i18n/language.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';

/** Rows for the language, low-data mode, and the data used in this month and this visit. */
export function DataGroup() {
  const lowData = useLowData();
  const keeps = useKeepsOffline();
  const kept = useKeptBytes(keeps);
  const visit = useVisitBytes();
  const [month] = useState(countMonthBytes);
  const [visitBefore] = useState(visit);
  return (
    <RowGroup
      title={t(texts.languageAndData)}
      note={t(texts.lowDataNote, {
        month: byteAmount(month + visit - visitBefore),
        visit: byteAmount(visit),
      })}
    >
      <LinkRow
        href="/settings/language"
        icon={languagesIcon}
        label={t(texts.language)}
        hint={languageNames[currentLanguage()]}
      />
      <SwitchRow
        icon={gaugeIcon}
        label={t(texts.lowData)}
        hint={t(texts.lowDataHint, {
          low: byteAmount(bytesOfTenPeople.lowData),
          full: byteAmount(bytesOfTenPeople.full),
        })}
        on={lowData}
        onChange={setLowData}
      />
      <SwitchRow
        icon={wifiOffIcon}
        label={t(keepSwitch.label)}
        hint={
          [keepSwitch.hint, keepSwitch.most].map((text) => t(text)).join(' ') +
          (kept ? ` ${t(keepSwitch.now, { size: byteAmount(kept) })}` : '')
        }
        on={keeps}
        onChange={setKeepsOffline}
      />
    </RowGroup>
  );
}

/**
 * The size of the pictures of ten cards in bytes, rounded. It was measured on a running server as the sum over the
 * first ten cards of three demo members. Normally a card loads its first photo and the next one, 480 px wide (292 to
 * 318 KB); in low-data mode only the first, 160 px wide (37 to 40 KB).
 */
const bytesOfTenPeople = { full: 310_000, lowData: 40_000 } as const;

/** Returns the size of what is kept on the phone, in bytes. It is 0 until it is known, and while nothing is kept. */
function useKeptBytes(keeps: boolean): number {
  const [bytes, setBytes] = useState(0);
  useEffect(() => {
    if (!keeps) return undefined;
    let left = false;
    void keptBytes().then((counted) => {
      if (!left) setBytes(counted);
    });
    return () => {
      left = true;
    };
  }, [keeps]);
  return keeps ? bytes : 0;
}
