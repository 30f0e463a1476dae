import { classNames } from '../class-names.ts';
import type { PhotoSource } from './photo-source.ts';
import { Photo } from './photo.tsx';

interface ArchPortraitProps {
  src: PhotoSource | null | undefined;
  alt: string;
  /** doorway: square at the bottom (match, sign-in); thumbnail: slightly rounded at the bottom (panel, forms). */
  shape?: 'doorway' | 'thumbnail';
  sizes?: string;
  thumbhash?: string | null | undefined;
  position?: string;
  eager?: boolean;
  /** Sets width and height; a thumbnail has 112 x 138 px by default. */
  className?: string | undefined;
}

/** A portrait in the shape of a coastal doorway. */
export function ArchPortrait({ shape = 'thumbnail', className, position = '50% 40%', ...photo }: ArchPortraitProps) {
  return (
    <figure
      className={classNames(
        'relative m-0 bg-blush',
        shape === 'thumbnail' ? 'arch-thumbnail' : 'arch',
        className ?? (shape === 'thumbnail' ? 'h-34.5 w-28' : undefined),
      )}
    >
      <Photo {...photo} position={position} />
    </figure>
  );
}
