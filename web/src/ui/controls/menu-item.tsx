import { Icon, type IconNode } from '../icons/icon.tsx';

interface MenuItemProps {
  icon: IconNode;
  className?: string;
  onPress: () => void;
  children: string;
}

/** One action in a menu. */
export function MenuItem({ icon, className = '', onPress, children }: MenuItemProps) {
  return (
    <button
      type="button"
      className={
        'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left font-semibold hover:bg-sunk ' + className
      }
      onClick={onPress}
    >
      <Icon icon={icon} size={22} />
      {children}
    </button>
  );
}
