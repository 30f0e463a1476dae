import type { ElementType } from 'react';

/** The component of an internal link: `'a'`, or a router's link that takes href, className, aria-* and children. */
export type LinkType = ElementType<{ href: string }>;
