import { useKeyboardOpen } from '../../device/keyboard-open.ts';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconPaths } from '../icons/icon.tsx';
import type { LinkType } from './link-type.ts';

export interface NavItem {
  label: string;
  icon: IconPaths;
  /** Where the entry links to. Without it the entry is a button. */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** At the foot of the desktop rail. */
  atFoot?: boolean;
}

interface BottomNavProps {
  items: readonly NavItem[];
  link?: LinkType;
  /** Hidden on phones. */
  railOnly?: boolean | undefined;
}

const entry =
  'relative grid content-center justify-items-center gap-0.5 text-[min(0.8125rem,5.8vw)] leading-[1.2] lg:text-tiny font-semibold no-underline';
const halfSun =
  "text-primary-text forced-colors:underline! before:absolute before:top-0 before:left-1/2 before:-ml-3.5 before:h-3.5 before:w-7 before:origin-top before:scale-y-50 before:rounded-b-[14px] before:bg-marigold before:content-['']";
const halfSunOnRail =
  'lg:before:top-1/2 lg:before:left-0 lg:before:-mt-4.5 lg:before:ml-0 lg:before:h-9 lg:before:w-1.75 lg:before:scale-y-100 lg:before:rounded-[0_7px_7px_0]';

/** The bottom bar of phones, hidden while the keyboard is open. From 1024 px it is a rail at the left. */
export function BottomNav({ items, link: Link = 'a', railOnly }: BottomNavProps) {
  const keyboardOpen = useKeyboardOpen();
  return (
    <nav
      aria-label={t(ui.mainNavigation)}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 h-[calc(var(--nav-h)+env(safe-area-inset-bottom))] auto-cols-fr grid-flow-col bg-surface px-2 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-line)]',
        'lg:inset-y-0 lg:right-auto lg:h-auto lg:w-26 lg:auto-cols-auto lg:grid-flow-row lg:auto-rows-[76px] lg:content-start lg:gap-1 lg:px-0 lg:pt-22 lg:shadow-[1px_0_0_var(--color-line)]',
        keyboardOpen || railOnly ? 'hidden lg:grid' : 'grid',
      )}
    >
      {items.map((item) => (
        <NavEntry key={item.label} item={item} link={Link} />
      ))}
    </nav>
  );
}

function NavEntry({ item, link: Link }: { item: NavItem; link: LinkType }) {
  const className = classNames(
    entry,
    item.current ? classNames(halfSun, halfSunOnRail) : 'text-ink-2',
    item.atFoot && 'lg:absolute lg:inset-x-0 lg:bottom-5 lg:h-19',
  );
  const content = (
    <>
      <Icon icon={item.icon} className={item.current ? 'fill-primary-soft' : undefined} />
      {item.label}
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" className={className} onClick={item.onPress}>
        {content}
      </button>
    );
  }
  return (
    <Link href={item.href} className={className} aria-current={item.current ? 'page' : undefined}>
      {content}
    </Link>
  );
}
