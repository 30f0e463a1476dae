import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The address of a page of the app. Another document, which the browser loads, has `href` instead. */
  to?: string;
  /** The navigation state of the page. */
  state?: object;
  /** If true, the page replaces the current one in the history. */
  replace?: boolean;
}

export function Anchor({ to, state, replace = false, children, ...rest }: AnchorProps) {
  if (to === undefined) return <a {...rest}>{children}</a>;
  return (
    <Link {...rest} href={to} state={state} replace={replace}>
      {children}
    </Link>
  );
}
