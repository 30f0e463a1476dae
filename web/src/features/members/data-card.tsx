import { setLowData, useLowData } from '../../device/low-data.ts';
import { useVisitBytes } from '../../device/visit-bytes.ts';
import { byteAmount } from '../../i18n/byte-amount.ts';
import { members } from '../../i18n/members.ts';
import { t } from '../../i18n/translate.ts';
import { Card } from '../../ui/frames/card.tsx';
import { Switch } from './switch.tsx';

/** The data that this visit has used, and the switch of low-data mode. */
export function DataCard() {
  const lowData = useLowData();
  const bytes = useVisitBytes();
  return (
    <Card title={t(members.data)}>
      <Switch label={t(members.lowData)} hint={t(members.lowDataHint)} on={lowData} onChange={setLowData} />
      <p className="mt-3 text-label text-ink-2">{t(members.visitUsed, { amount: byteAmount(bytes) })}</p>
    </Card>
  );
}
