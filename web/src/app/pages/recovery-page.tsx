import { ConfirmScreen } from '../../features/people/accounts/recovery/confirm-screen.tsx';
import { ForgotScreen } from '../../features/people/accounts/recovery/forgot-screen.tsx';
import { ResetScreen } from '../../features/people/accounts/recovery/reset-screen.tsx';
import type { PageProps } from '../page-props.ts';

/** Shows the pages for a forgotten password and for links in mails. routes.ts lists them too. */
export default function RecoveryPage({ params }: PageProps) {
  if (params['page'] === 'confirm') return <ConfirmScreen />;
  return params['page'] === 'reset' ? <ResetScreen /> : <ForgotScreen />;
}
