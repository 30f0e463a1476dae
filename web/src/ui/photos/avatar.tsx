import { classNames } from '../class-names.ts';
import type { PhotoSource } from './photo-source.ts';
import { Photo } from './photo.tsx';

const sizes = { sm: ['size-10', '40px'], md: ['size-12', '48px'], lg: ['size-16', '64px'] } as const;

interface AvatarProps {
  src: PhotoSource | null | undefined;
  /** The alternative text; empty if the name is beside the photo. */
  alt?: string;
  size?: keyof typeof sizes;
  thumbhash?: string | null | undefined;
  className?: string | undefined;
}

/** A round portrait of 40, 48 or 64 px. */
export function Avatar({ src, alt = '', size = 'sm', thumbhash, className }: AvatarProps) {
  const [box, shown] = sizes[size];
  return (
    <span className={classNames('block flex-none overflow-hidden rounded-full bg-blush', box, className)}>
      <Photo src={src} alt={alt} sizes={shown} thumbhash={thumbhash} position="50% 22%" />
    </span>
  );
}
