import xIcon from 'lucide/dist/esm/icons/x.mjs';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

/** The cross that closes a dialog or a toast. */
export function CloseButton(props: Omit<IconButtonProps, 'icon' | 'label'>) {
  return <IconButton icon={xIcon} iconSize={22} label={t(ui.close)} {...props} />;
}
