import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

const look = 'inline-flex min-h-11 items-center gap-2 font-semibold';

const tones = {
  loud: 'text-primary-text underline underline-offset-3',
  ink: 'text-ink underline underline-offset-3',
  quiet: 'text-ink-2 no-underline',
};

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** loud in running text; ink in a footer; quiet for a way back, beside an icon. */
  tone?: keyof typeof tones;
}

/** A link in words, 44 px high; inside a router's `<Link asChild>` it gets its href from there. */
export function TextLink({ tone = 'loud', className, children, ...rest }: TextLinkProps) {
  return (
    <a className={classNames(look, tones[tone], className)} {...rest}>
      {children}
    </a>
  );
}

/** An action that looks like a link ("Clear all"). */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classNames(look, 'text-primary-text', className)} {...rest} />;
}
