import gaugeIcon from 'lucide/dist/esm/icons/gauge.mjs';
import languagesIcon from 'lucide/dist/esm/icons/languages.mjs';
import wifiOffIcon from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useState } from 'react';
import { Link } from 'wouter';
import { setKeepsOffline, useKeepsOffline } from '../../../device/keep-offline.ts';
import { setLowData, useLowData } from '../../../device/low-data.ts';
import { countMonthBytes } from '../../../device/month-bytes.ts';
import { useVisitBytes } from '../../../device/visit-bytes.ts';
import { byteAmount } from '../../../i18n/byte-amount.ts';
import { keepSwitch } from '../../../i18n/kept.ts';
import { currentLanguage, languageNames } from '../../../i18n/language.ts';
import { settings as texts } from '../../../i18n/settings.ts';
import { t } from '../../../i18n/translate.ts';
import { SwitchRow } from '../../../ui/controls/switch-row.tsx';
import { LinkRow, RowGroup } from '../../../ui/frames/row-group.tsx';
import { bytesOfTenPeople } from './data-figures.ts';
import { useKeptBytes } from './use-kept-bytes.ts';

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
        link={Link}
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
