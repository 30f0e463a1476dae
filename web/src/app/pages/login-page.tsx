import { LoginScreen } from '../../features/people/accounts/login-screen.tsx';
import { deferred } from '../../loading/deferred.tsx';
import { Spinner } from '../../ui/frames/spinner.tsx';

/** This loads separately, because few accounts are ever suspended or banned. */
const RestrictedAccount = deferred(
  async () => (await import('../../features/trust/reports/restricted-account.tsx')).RestrictedAccount,
  { placeholder: () => <Spinner /> },
);

export default function LoginPage() {
  return <LoginScreen Restricted={RestrictedAccount} />;
}
