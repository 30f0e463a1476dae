import { createHmac } from 'node:crypto';

export type PhotoRow = readonly [id: number, storageKey: string, width: number, height: number, thumbhash: string];

const widths = [160, 480, 1080] as const;

/** The photos as a viewer is given them: paths of three widths, with one signature for each photo. */
export function signPhotos(rows: readonly PhotoRow[], viewer: number, secretKey: string) {
  const details = rows.map(([id, storageKey, width, height, thumbhash]) => {
    const signature = createHmac('sha256', secretKey).update(`${storageKey} ${viewer}`).digest('base64url');
    const query = `for=${viewer}&signature=${signature}`;
    const variants = Object.fromEntries(widths.map((each) => [each, `/media/${storageKey}-${each}.webp?${query}`]));
    return { id, width, height, thumbhash, variants };
  });
  const photos = details.map(({ variants }) => variants[1080]);
  return { photo: photos[0] ?? null, photos, photo_details: details };
}
