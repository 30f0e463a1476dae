import { classNames } from '../../../../ui/class-names.ts';
import { Icon, type IconNode } from '../../../../ui/icons/icon.tsx';

interface CallControlProps {
  icon: IconNode;
  label: string;
  /** True while it is on. Undefined for a button that is not a switch. */
  isOn?: boolean;
  onClick: () => void;
}

/** A round button of 68 px with its label below. */
export function CallControl({ icon, label, isOn, onClick }: CallControlProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="grid min-w-22 justify-items-center gap-2 rounded-md text-label font-[550] short:gap-1 low:gap-0.5"
      onClick={onClick}
    >
      <span
        className={classNames(
          'grid size-17 place-items-center rounded-full transition-[background-color] duration-(--dur-1)',
          'forced-colors:border low:size-12',
          isOn ? 'bg-ink text-cotton forced-colors:border-4' : 'bg-blush text-ink',
        )}
      >
        <Icon icon={icon} size={26} />
      </span>
      {label}
    </button>
  );
}
