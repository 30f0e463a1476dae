import { connection } from '../i18n/connection.ts';
import { t } from '../i18n/translate.ts';
import { ui } from '../i18n/ui.ts';
import { loadAgain } from '../loading/missing-code.ts';
import { Button } from '../ui/controls/button.tsx';
import { Spinner } from '../ui/frames/spinner.tsx';

export function LoadingScreen() {
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center">
      <Spinner label={t(ui.loading)} />
      <Button variant="outlined" size="sm" className="enter-after-15s" onClick={() => loadAgain()}>
        {t(connection.retry)}
      </Button>
    </div>
  );
}
