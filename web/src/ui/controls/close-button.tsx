import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** The cross that closes a dialog. */
export function CloseButton(props: Pick<IconButtonProps, 'variant' | 'className'> & { onClick: () => void }) {
  return <IconButton icon={xIcon} iconSize={22} label={t(ui.close)} {...props} />;
}
