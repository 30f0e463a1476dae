import type { ElementType } from 'react';

/** What renders an inner link: `'a'`, or a router's link that takes href, className, aria-* and children. */
export type LinkType = ElementType<{ href: string }>;
