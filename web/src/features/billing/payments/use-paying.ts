import { promptPauseSeconds, type Product } from '@mwanzo/contract/billing/products';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../../../api/request.ts';
import { RequestError } from '../../../api/request-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { timeOnPage } from '../../../device/use-seconds.ts';
import type { Message } from '../../../i18n/define-messages.ts';
import { payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { orderQuery, ordersQuery, receiveOrder } from '../../../queries/orders.ts';
import { showFailed } from '../../../ui/layers/show-failed.ts';

export interface Payment {
  readonly product: Product;
  /** The phone number with 12 digits, with the country's 254. */
  readonly phone: string;
  readonly remember: boolean;
}

/** Says why nothing was sent. The same order can be sent again at `againAt`, a `timeOnPage`, or else at once. */
function failureOf(error: unknown, { product, phone }: Payment) {
  const failure = (text: Message, againAt?: number) => ({ product, phone, text: t(text), againAt });
  if (!(error instanceof RequestError)) return failure(texts.notSent);
  if (error.status === 429)
    return failure(texts.tooSoon, timeOnPage() + (error.retryAfterSeconds ?? promptPauseSeconds) * 1000);
  if (error.code === 'payment_phone_refused') return failure(texts.phoneRefused);
  return failure(error.code === 'payments_off' ? texts.off : texts.notSent);
}

/** Creates an order and has the prompt sent. */
export function usePaying() {
  const keys = useRef(new Map<string, string>());
  const client = useQueryClient();

  return useAction(
    async ({ product, phone, remember }: Payment) => {
      const press = `${product} ${phone}`;
      const client_key = keys.current.get(press) ?? crypto.randomUUID();
      keys.current.set(press, client_key);
      try {
        const order = await request('POST /api/payments/orders/', { body: { product, phone, client_key, remember } });
        keys.current.delete(press);
        client.setQueryData(orderQuery(order.code).queryKey, receiveOrder(order));
        void client.invalidateQueries({ queryKey: ordersQuery.queryKey });
        return order;
      } catch (error) {
        // After a response from the server the attempt is over. Without one the order may exist, so the next attempt
        // uses the same key and finds it.
        if (error instanceof RequestError && error.status < 500) keys.current.delete(press);
        throw error;
      }
    },
    failureOf,
    { tellLater: ({ text }, error) => showFailed(text, error) },
  );
}
