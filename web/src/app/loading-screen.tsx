import { t } from '../i18n/translate.ts';
import { ui } from '../i18n/ui.ts';
import { Spinner } from '../ui/spinner.tsx';

export function LoadingScreen() {
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <Spinner label={t(ui.loading)} />
    </div>
  );
}
