import { createHmac } from 'node:crypto';

export type PhotoRow = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

const widths = [160, 480, 1080] as const;

/** The photos as a viewer is given them: three signed paths each. */
export function signPhotos(rows: readonly PhotoRow[], viewer: number, secretKey: string) {
  const details = rows.map(([id, storageKey, width, height, thumbhash]) => {
    const variants = Object.fromEntries(widths.map((each) => [each, signPath(storageKey, each, viewer, secretKey)]));
    return { id, width, height, thumbhash, variants };
  });
  const photos = details.map(({ variants }) => variants[1080]);
  return { photo: photos[0] ?? null, photos, photo_details: details };
}

function signPath(storageKey: string, width: number, viewer: number, secretKey: string): string {
  const path = `/media/${storageKey}-${width}.webp?for=${viewer}`;
  return `${path}&signature=${createHmac('sha256', secretKey).update(path).digest('base64url')}`;
}
