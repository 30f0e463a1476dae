import gemIcon from 'lucide/dist/esm/icons/gem.mjs';
import { Link } from 'wouter';
import { receipts as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { LinkRow } from '../../../ui/frames/row-group.tsx';

/** Opens the list of payments with their receipts. */
export function PaymentsRow() {
  return (
    <LinkRow link={Link} href="/settings/payments" icon={gemIcon} label={t(texts.payments)} hint={t(texts.rowHint)} />
  );
}
