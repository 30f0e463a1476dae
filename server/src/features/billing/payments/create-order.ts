import type { PaymentOrder } from '@mwanzo/contract/billing/payments';
import { products, type Product } from '@mwanzo/contract/billing/products';
import { getRow, getRows } from '../../../database/sql.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { createKeyedHash } from '../../../gateways/keyed-hash.ts';
import { afterPinCodes, unsentCodes } from '../../../gateways/payments/result-codes.ts';
import { openMs, type StoredOrder } from './order-rules.ts';
import { closeStaleOrders, findOrder, findSameOrOpen, insertOrder, takeTurns } from './orders.repository.ts';
import { earlierPrompts, memberPrompts, secondsToWait, type EarlierPrompts } from './prompt-rules.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { presentOrder } from './present-order.ts';
import { findRefusal, forgetPhone, listPromptsOf, listPromptsTo, rememberPhone } from './prompts.repository.ts';
import { promptPhone } from './prompt-phone.ts';
import { makeOrderCode } from './order-code.ts';
import { openPhone, sealPhone } from './seal-phone.ts';

export interface OrderInput {
  readonly product: Product;
  readonly phone: string;
  readonly client_key: string;
  readonly remember: boolean;
}

/**
 * Creates an order and sends its prompt. A repeated request, and every other one while an order is open, gets that
 * order, also while payments are switched off.
 *
 * @throws ApiError payments_off, payment_phone_refused, payment_too_soon, client_id_used
 */
export async function createOrder(
  dependencies: PaymentDependencies,
  userId: number,
  input: OrderInput,
): Promise<PaymentOrder> {
  const { database, clock, payments, checkout, prompts } = dependencies;
  if (!payments || !checkout) throw new ApiError('payments_off');
  const order = await storeOrder(dependencies, userId, input);
  // This also continues an earlier order whose process died before the prompt. Only one request may send it. It goes to
  // the phone of the order: that of this request may be another one, for which nothing was checked.
  if (order.state === 'created' && order.sealedPhone !== null) {
    const phone = openPhone(order.sealedPhone, order.code, dependencies.vaultKey);
    await prompts.add(promptPhone({ ...dependencies, payments, checkout }, { order, userId, phone }));
  }
  const stored = (await getRow(database, findOrder, { code: order.code, userId })) ?? order;
  return presentOrder(dependencies, stored, clock.now());
}

async function storeOrder(
  { database, clock, phoneKey, vaultKey, switches }: PaymentDependencies,
  userId: number,
  { product, phone, client_key: clientKey, remember }: OrderInput,
): Promise<StoredOrder> {
  const phoneHash = createKeyedHash(phoneKey, 'mwanzo paying phones 1')(phone);
  const amount = products[product].price;
  return inTransaction(database, async (transaction) => {
    const now = clock.now();
    await getRows(transaction, takeTurns, { userId, phoneHash });
    await getRows(transaction, closeStaleOrders, { userId, before: new Date(now.getTime() - openMs), now });
    const earlier = await getRow(transaction, findSameOrOpen, { userId, clientKey });
    if (earlier) {
      const isSame = earlier.product === product && earlier.phoneHash?.equals(phoneHash) === true;
      if (earlier.clientKey === clientKey && !isSame) throw new ApiError('client_id_used');
      return earlier;
    }
    if (switches.isOff('payments')) throw new ApiError('payments_off');
    if (await getRow(transaction, findRefusal, { phoneHash })) throw new ApiError('payment_phone_refused');
    const prompted = await readPrompts(transaction, { userId, phoneHash, amount, now });
    const seconds = secondsToWait(prompted, now);
    if (seconds > 0) throw new ApiError('payment_too_soon', { retryAfterSeconds: seconds });
    if (remember)
      await getRows(transaction, rememberPhone, {
        userId,
        sealedPhone: sealPhone(phone, String(userId), vaultKey),
        now,
      });
    else await getRows(transaction, forgetPhone, { userId });
    const code = makeOrderCode();
    const sealedPhone = sealPhone(phone, code, vaultKey);
    const order = { code, userId, clientKey, product, amount, sealedPhone, phoneHash, now };
    const stored = await getRow(transaction, insertOrder, order);
    if (!stored) throw new Error('An order was not stored');
    return stored;
  });
}

interface WantedPrompt {
  readonly userId: number;
  readonly phoneHash: Buffer;
  readonly amount: number;
  readonly now: Date;
}

async function readPrompts(transaction: Transaction, wanted: WantedPrompt): Promise<EarlierPrompts> {
  const since = new Date(wanted.now.getTime() - memberPrompts.ms);
  const own = await getRows(transaction, listPromptsOf, { userId: wanted.userId, since });
  const toPhone = await getRows(transaction, listPromptsTo, wanted);
  return {
    ...earlierPrompts(toPhone, { ...wanted, afterPin: afterPinCodes, unsent: unsentCodes }, wanted.now),
    byMember: own.map(({ at }) => at),
  };
}
