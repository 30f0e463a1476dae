import { classNames } from '../class-names.ts';

/** The shapes of an icon, as Lucide has them. */
export type IconNode = readonly (readonly ['path' | 'circle' | 'rect' | 'line', Readonly<Record<string, string>>])[];

interface IconProps {
  icon: IconNode;
  /** In px; 24 by default. */
  size?: number;
  strokeWidth?: number;
  /** Announced by screen readers. Without it the icon is decorative. */
  label?: string;
  className?: string | undefined;
}

export function Icon({ icon, size = 24, strokeWidth = 2, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('block flex-none', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {icon.map(([Shape, attributes], index) => (
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  );
}
