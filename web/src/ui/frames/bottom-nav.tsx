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
  'relative grid content-center justify-items-center gap-0.5 text-[min(0.8125rem,5.8vw)] leading-[1.2] rail:text-tiny font-semibold no-underline';
const halfSun =
  "text-primary-text forced-colors:underline! before:absolute before:top-0 before:left-1/2 before:-ml-3.5 before:h-3.5 before:w-7 before:origin-top before:scale-y-50 before:rounded-b-[14px] before:bg-marigold before:content-['']";
const halfSunOnRail =
  'rail:before:top-1/2 rail:before:left-0 rail:before:-mt-4.5 rail:before:ml-0 rail:before:h-9 rail:before:w-1.75 rail:before:scale-y-100 rail:before:rounded-[0_7px_7px_0]';

/** The bottom bar of phones, hidden while the keyboard is open. From 1024 px, and on low screens, it is a rail at the left. */
export function BottomNav({ items, link: Link = 'a', railOnly }: BottomNavProps) {
  const keyboardOpen = useKeyboardOpen();
  return (
    <nav
      aria-label={t(ui.mainNavigation)}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 h-[calc(var(--nav-h)+env(safe-area-inset-bottom))] auto-cols-fr grid-flow-col bg-surface px-2 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--color-line)]',
        'rail:inset-y-0 rail:right-auto rail:h-auto rail:auto-cols-auto rail:grid-flow-row rail:px-0 rail:shadow-[1px_0_0_var(--color-line)]',
        'lg:w-26 lg:auto-rows-[76px] lg:content-start lg:gap-1 lg:pt-22',
        'low:w-[calc(76px+env(safe-area-inset-left))] low:auto-rows-[minmax(48px,60px)] low:content-center low:pt-(--rail-top) low:pl-[env(safe-area-inset-left)]',
        keyboardOpen || railOnly ? 'hidden rail:grid' : 'grid',
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
