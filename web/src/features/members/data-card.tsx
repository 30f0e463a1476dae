import { setKeepsOffline, useKeepsOffline } from '../../device/keep-offline.ts';
import { setLowData, useLowData } from '../../device/low-data.ts';
import { useVisitBytes } from '../../device/visit-bytes.ts';
import { byteAmount } from '../../i18n/byte-amount.ts';
import { keepSwitch } from '../../i18n/kept.ts';
import { members } from '../../i18n/members.ts';
import { t } from '../../i18n/translate.ts';
import { Card } from '../../ui/frames/card.tsx';
import { Switch } from './switch.tsx';

/** The data that this visit has used, and the switches of low-data mode and of what stays on the phone. */
export function DataCard() {
  const lowData = useLowData();
  const keeps = useKeepsOffline();
  const bytes = useVisitBytes();
  return (
    <Card title={t(members.data)}>
      <Switch label={t(members.lowData)} hint={t(members.lowDataHint)} on={lowData} onChange={setLowData} />
      <div className="mt-2">
        <Switch label={t(keepSwitch.label)} hint={t(keepSwitch.hint)} on={keeps} onChange={setKeepsOffline} />
      </div>
      <p className="mt-3 text-label text-ink-2">{t(members.visitUsed, { amount: byteAmount(bytes) })}</p>
    </Card>
  );
}
