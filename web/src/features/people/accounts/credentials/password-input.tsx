import eyeOffIcon from 'lucide/dist/esm/icons/eye-off.mjs';
import eyeIcon from 'lucide/dist/esm/icons/eye.mjs';
import lockIcon from 'lucide/dist/esm/icons/lock.mjs';
import { useState, type ComponentProps } from 'react';
import { t } from '../../../../i18n/translate.ts';
import { ui } from '../../../../i18n/ui.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { TextInput } from '../../../../ui/controls/text-input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'end' | 'icon'>;

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      icon={shown ? eyeOffIcon : eyeIcon}
      iconSize={22}
      label={t(shown ? ui.hidePassword : ui.showPassword)}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextInput {...props} icon={lockIcon} type={shown ? 'text' : 'password'} end={toggle} />;
}
