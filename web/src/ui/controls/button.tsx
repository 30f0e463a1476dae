import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';
import { Anchor, type AnchorProps } from '../words/anchor.tsx';

type ButtonVariant = 'primary' | 'marigold' | 'outlined' | 'quiet' | 'ghost' | 'onWine' | 'ink' | 'locked';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** sm = 44 px; md = 52 px; lg = 56 px and raised (48 on short phones), for the deck's two buttons. */
  size?: keyof typeof sizes | undefined;
  /** Fills the width of its container. */
  full?: boolean | undefined;
  className?: string | undefined;
}

interface ButtonContent {
  icon?: IconNode;
  children: ReactNode;
}

type ButtonProps = ButtonLook &
  ButtonContent &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** While busy, the button ignores presses and does not submit. The caller changes the label. */
    busy?: boolean;
  };

type LinkButtonProps = ButtonLook & ButtonContent & Omit<AnchorProps, 'className' | 'children'>;

const sizes = {
  sm: 'min-h-11 px-4 text-body leading-[1.15]',
  md: 'min-h-13 px-5.5 text-button',
  lg: 'min-h-14 px-5.5 text-button shadow-1 short:min-h-12',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  marigold: 'bg-marigold text-on-marigold hover:bg-marigold-hover',
  outlined: 'bg-surface text-ink outline-line-strong hover:bg-sunk',
  quiet: 'bg-blush text-ink',
  ghost: 'bg-transparent text-ink hover:bg-sunk',
  onWine: 'text-on-wine shadow-[inset_0_0_0_1.5px_rgb(255_226_214/0.6)] outline-marigold',
  locked: 'bg-sunk text-ink-2 outline-line',
  ink: 'bg-on-coral text-on-wine hover:bg-wine',
};

function look({ variant = 'primary', size = 'md', full, className }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-[650] no-underline select-none',
    'transition-[background-color,scale] duration-(--dur-1) ease-out active:scale-[0.98]',
    'forced-colors:not-focus-visible:outline',
    'disabled:cursor-default disabled:bg-sunk disabled:text-ink-2 disabled:outline-line disabled:active:scale-100',
    sizes[size],
    full && 'w-full',
    variants[variant],
    className,
  );
}

function iconLook(size: ButtonLook['size']) {
  return size === 'lg' ? { size: 22, strokeWidth: 2.5 } : { size: 20 };
}

export function Button({
  variant,
  size,
  full,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={look({ variant, size, full, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={swallow}
      {...rest}
    >
      {icon && <Icon icon={icon} {...iconLook(size)} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, full, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor className={look({ variant, size, full, className })} {...rest}>
      {icon && <Icon icon={icon} {...iconLook(size)} />}
      {children}
    </Anchor>
  );
}
