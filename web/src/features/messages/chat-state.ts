import type { PhotoDetail } from '@mwanzo/contract/photos';

/** Whom the header shows. */
export interface Partner {
  name: string;
  photo: string | null;
  photoDetail: PhotoDetail | null;
  isVerified: boolean;
  /** Without one the profile cannot be opened. */
  profileId: number | null;
}

export interface ChatState {
  partner: Partner | null;
  /** A first line that was picked, to begin with. */
  draft: string;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function photoDetailOf(value: unknown): PhotoDetail | null {
  const variants = fieldsOf(fieldsOf(value).get('variants'));
  // Only our own screens write it, as the server answered it; what is checked is what would break the page.
  return ['160', '480', '1080'].every((width) => typeof variants.get(width) === 'string')
    ? (value as PhotoDetail)
    : null;
}

/**
 * The navigation state `{ match, draft? }` that matches and the match moment pass along. It comes
 * from the browser's history, so it may be of an older version of the app, or missing.
 */
export function readChatState(state: unknown, partnerId: number): ChatState {
  const fields = fieldsOf(state);
  const match = fieldsOf(fields.get('match'));
  const draft = fields.get('draft');
  const [name, photo, profileId] = [match.get('name'), match.get('photo'), match.get('profileId')];
  const known = typeof name === 'string' && (profileId === undefined || profileId === partnerId);
  return {
    draft: typeof draft === 'string' ? draft : '',
    partner: known
      ? {
          name,
          photo: typeof photo === 'string' ? photo : null,
          photoDetail: photoDetailOf(match.get('photo_detail')),
          isVerified: match.get('isVerified') === true,
          profileId: typeof profileId === 'number' ? profileId : null,
        }
      : null,
  };
}
