import { promptPauseSeconds, type Product } from '@mwanzo/contract/billing/products';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../../../api/request.ts';
import { RequestError } from '../../../api/request-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { timeOnPage } from '../../../device/use-seconds.ts';
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

interface PayFailure {
  readonly text: string;
  readonly product: Product;
  readonly phone: string;
  /** The `timeOnPage` when the same order can be sent again. Undefined means at once. */
  readonly againAt: number | undefined;
}

function failureOf(error: unknown, { product, phone }: Payment): PayFailure {
  const code = error instanceof RequestError ? error.code : undefined;
  if (error instanceof RequestError && error.status === 429)
    return {
      product,
      phone,
      text: t(texts.tooSoon),
      againAt: timeOnPage() + (error.retryAfterSeconds ?? promptPauseSeconds) * 1000,
    };
  if (code === 'payment_phone_refused') return { product, phone, text: t(texts.phoneRefused), againAt: undefined };
  return { product, phone, text: t(code === 'payments_off' ? texts.off : texts.notSent), againAt: undefined };
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
