import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from './anchor.tsx';

const look = 'inline-flex min-h-11 items-center gap-2 font-semibold';

const tones = {
  loud: 'text-primary-text underline underline-offset-3',
  ink: 'text-ink underline underline-offset-3',
  quiet: 'text-ink-2 no-underline',
};

interface TextLinkProps extends AnchorProps {
  /** loud: in running text; ink: in a footer; quiet: beside an icon, for a way back. */
  tone?: keyof typeof tones;
}

/** A text link, 44 px high. */
export function TextLink({ tone = 'loud', className, ...rest }: TextLinkProps) {
  return <Anchor className={classNames(look, tones[tone], className)} {...rest} />;
}

/** A button that looks like a link ("Clear all"). */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classNames(look, 'text-primary-text', className)} {...rest} />;
}
