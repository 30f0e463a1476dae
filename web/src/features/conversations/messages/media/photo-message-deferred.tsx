import { deferred } from '../../../../loading/deferred.tsx';
import { shownSize } from './photo-rules.ts';
import type { PhotoMessageProps } from './photo-message.tsx';

/** The photo's space is reserved until its code arrives. */
export const PhotoMessage = deferred<PhotoMessageProps>(
  async () => (await import('./photo-message.tsx')).PhotoMessage,
  {
    placeholder: ({ photo }) => (
      <div className="photo-box" style={photo.is_covered ? { width: 240, height: 126 } : shownSize(photo)} />
    ),
  },
);
