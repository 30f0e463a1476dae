import type { PhotoDetail } from '@mwanzo/contract/people/photos';
import type { Partner } from '../../../../shared/conversations/partner.ts';

export interface ChatState {
  /** The partner, as described in the navigation state. */
  partner: Partner | undefined;
  /** An icebreaker that was picked, otherwise empty. */
  draft: string;
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function photoDetailOf(value: unknown): PhotoDetail | null {
  const variants = fieldsOf(fieldsOf(value).get('variants'));
  // Only the app's screens write this state, from the server's data. So only values that would break the page are
  // checked.
  return ['160', '480', '1080'].every((width) => typeof variants.get(width) === 'string')
    ? (value as PhotoDetail)
    : null;
}

/**
 * Reads the navigation state `{ match, draft? }` that the matches screen and the match dialog set. It comes from the
 * browser's history, so it may be missing or from an older release.
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
      : undefined,
  };
}
