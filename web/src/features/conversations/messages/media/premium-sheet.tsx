import { products } from '@mwanzo/contract/billing/products';
import { mediaPremium as texts } from '../../../../i18n/chat-photos.ts';
import { t } from '../../../../i18n/translate.ts';
import { usePremiumPath } from '../../../../shared/premium/use-premium-path.ts';
import { LinkButton } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/layers/dialog.tsx';

/** Says what Premium adds to a conversation and what it costs. Its link to Premium can be ignored. */
export function PremiumSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const path = usePremiumPath();
  return (
    <Dialog open={open} onClose={onClose} title={t(texts.title)}>
      <p>{t(texts.adds)}</p>
      <p className="mt-2 mb-5 text-ink-2">{t(texts.price, { price: products.day.price })}</p>
      <LinkButton to={path} full>
        {t(texts.get)}
      </LinkButton>
    </Dialog>
  );
}
