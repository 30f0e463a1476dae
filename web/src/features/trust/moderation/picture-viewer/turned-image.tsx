import { useEffect, useRef } from 'react';
import type { View } from './view-rules.ts';

interface TurnedImageProps {
  bytes: Blob;
  alt: string;
  view: View;
}

/**
 * A picture that is turned, fitted into its frame, moved and zoomed. Its object URL exists only while it is mounted.
 */
export function TurnedImage({ bytes, alt, view }: TurnedImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  const sideways = view.turns % 2 === 1;
  return (
    <img
      ref={image}
      alt={alt}
      draggable={false}
      className="absolute top-1/2 left-1/2 max-w-none object-contain"
      style={{
        width: sideways ? '100cqh' : '100cqw',
        height: sideways ? '100cqw' : '100cqh',
        transform:
          `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) ` +
          `scale(${view.zoom}) rotate(${view.turns * 90}deg)`,
      }}
    />
  );
}
