import { Link } from 'wouter';
import { useKeyboardOpen } from '../../device/keyboard-open.ts';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconNode } from '../icons/icon.tsx';
import { CountBadge } from '../words/count-badge.tsx';

export interface NavItem {
  label: string;
  icon: IconNode;
  /** The address that the entry links to. Without it the entry is a button. */
  href?: string;
  onPress?: () => void;
  current?: boolean;
  /** The number of unread items. Zero shows nothing. */
  badge?: number;
  /** Puts the entry at the foot of the desktop rail. */
  atFoot?: boolean;
}

interface BottomNavProps {
  items: readonly NavItem[];
  /** True to hide the navigation on phones. */
  railOnly?: boolean | undefined;
}

/**
 * The bottom bar of phones, hidden while the keyboard is open. From 1024 px, and on low screens, it is a rail at the
 * left.
 */
export function BottomNav({ items, railOnly }: BottomNavProps) {
  const keyboardOpen = useKeyboardOpen();
  return (
    <nav
      aria-label={t(ui.mainNavigation)}
      className={classNames('bottom-nav', keyboardOpen || railOnly ? 'hidden rail:grid' : 'grid')}
    >
      {items.map((item) => (
        <NavEntry key={item.label} item={item} />
      ))}
    </nav>
  );
}

function NavEntry({ item }: { item: NavItem }) {
  const className = classNames('bottom-nav-entry', item.atFoot && 'bottom-nav-foot');
  const content = (
    <>
      <Icon icon={item.icon} className={item.current ? 'fill-primary-soft' : undefined} />
      {item.badge ? <LabelWithCount label={item.label} count={item.badge} /> : item.label}
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

/** Screen readers get the label and the count as one text: between two texts they would pause. */
function LabelWithCount({ label, count }: { label: string; count: number }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="sr-only">{label + t(ui.unread, { count })}</span>
      <CountBadge count={count} />
    </>
  );
}
