import type { AnchorHTMLAttributes, ElementType, FunctionComponent } from 'react';

/** The component of an internal link: `'a'`, or a router's link that takes href, className, aria-* and children. */
export type LinkType = ElementType<{ href: string }>;

/** A router's link that can also replace the current history entry or pass a state to the next page. */
export type RouterLink = FunctionComponent<
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; replace?: boolean; state?: unknown }
>;
