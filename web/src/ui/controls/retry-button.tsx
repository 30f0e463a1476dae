import rotateCwIcon from 'lucide/dist/esm/icons/rotate-cw.mjs';
import type { ComponentProps } from 'react';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { Button } from './button.tsx';

type RetryButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'icon' | 'onClick'> & { onRetry: () => void };

/** Offers another try after something did not load. */
export function RetryButton({ onRetry, ...rest }: RetryButtonProps) {
  return (
    <Button variant="outlined" size="sm" {...rest} icon={rotateCwIcon} onClick={onRetry}>
      {t(ui.tryAgain)}
    </Button>
  );
}
