import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';
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
  const client = useQueryClient();
  const { busy, run: forget } = useAction(async () => {
    await request('DELETE /api/payments/phone/');
    showToast({ title: t(texts.forgotten) });
    await client.invalidateQueries({ queryKey: ordersQuery.queryKey });
  }, showNotSaved);
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
