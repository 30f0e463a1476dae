import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import { logFailure } from '../../../device/log-failure.ts';
import { receipts as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { ordersQuery } from '../../../queries/orders.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RowGroup, rowClass, RowText } from '../../../ui/frames/row-group.tsx';
import { showNotSaved } from '../../../ui/layers/show-not-saved.ts';
import { showToast } from '../../../ui/layers/toast-store.ts';
import { localNumber } from './payment-rules.ts';

/** Shows the stored phone number, which the checkout fills in, with a button to forget it. */
export function RememberedNumber({ number }: { number: string }) {
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const forget = async () => {
    setBusy(true);
    try {
      await request('DELETE /api/payments/phone/');
      showToast({ title: t(texts.forgotten) });
      await client.invalidateQueries({ queryKey: ordersQuery.queryKey });
    } catch (error) {
      logFailure('Could not forget the number', error);
      showNotSaved();
    } finally {
      setBusy(false);
    }
  };
  return (
    <RowGroup title={t(texts.remembered)}>
      <div className={rowClass}>
        <RowText label={localNumber(number)} />
        <Button variant="quiet" size="sm" busy={busy} onClick={() => void forget()}>
          {t(texts.forget)}
        </Button>
      </div>
    </RowGroup>
  );
}
