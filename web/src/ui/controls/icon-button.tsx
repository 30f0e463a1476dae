import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  icon: IconNode;
  label: string;
  iconSize?: number;
  /** plain: no background until hovered; quiet: blush; onPhoto: a dark disc; onWine: a pale veil. */
  variant?: 'plain' | 'quiet' | 'onPhoto' | 'onWine' | 'inherit';
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
  /** Content over the icon, for example a count badge. */
  children?: ReactNode;
}

const variants = {
  plain: 'rounded-md hover:bg-sunk',
  quiet: 'rounded-md bg-blush',
  onPhoto: 'rounded-full bg-[rgb(43_10_24/0.72)] text-white',
  onWine: 'rounded-md bg-[rgb(255_226_214/0.14)] text-white outline-marigold',
  inherit: 'rounded-md',
};

export function IconButton({
  icon,
  label,
  iconSize = 24,
  variant = 'plain',
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'relative grid size-11 flex-none place-items-center disabled:cursor-default disabled:opacity-60',
        variants[variant],
        className,
      )}
      {...rest}
    >
      <Icon icon={icon} size={iconSize} />
      {children}
    </button>
  );
}
