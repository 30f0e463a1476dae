import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import { isShared, type Reason } from '../../i18n/shared-things.ts';
import { SharedSun } from '../drawings/shared-sun.tsx';
import { Tag } from './tag.tsx';

interface ProfileTagsProps {
  town: string;
  /** A text about what this person wants from the app. */
  intent: string | undefined;
  /** Why this person may be of interest. The half sun marks what they share with the reader. */
  reason?: Reason | undefined;
}

/** Tags for the town, the intent and one reason, as far as there are any. */
export function ProfileTags({ town, intent, reason }: ProfileTagsProps) {
  if (!town && !intent && !reason) return null;
  return (
    <div className="profile-tags mt-2 flex flex-wrap gap-1.5">
      {town && <Tag icon={mapPinIcon}>{town}</Tag>}
      {intent && (
        <Tag kind="line" className="profile-intent">
          {intent}
        </Tag>
      )}
      {reason && (
        <Tag kind="shared" drawing={isShared(reason) && <SharedSun />}>
          {reason.text}
        </Tag>
      )}
    </div>
  );
}
