import { CheckoutScreen } from '../../features/billing/payments/checkout-screen.tsx';
import { OrderScreen } from '../../features/billing/payments/order-screen.tsx';
import type { PageProps } from '../page-props.ts';

/** Shows the checkout, or one of the member's orders. routes.ts lists both paths. */
export default function PremiumPage({ params }: PageProps) {
  const code = params['code'];
  return code === undefined ? <CheckoutScreen /> : <OrderScreen key={code} code={code} />;
}
