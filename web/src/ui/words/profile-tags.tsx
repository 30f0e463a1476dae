import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import { SharedSun } from '../drawings/shared-sun.tsx';
import { Tag } from './tag.tsx';

interface ProfileTagsProps {
  town: string;
  /** A text about what this person wants from the app. */
  intent: string | undefined;
  /** A text about what this person shares with the reader. */
  reason: string | undefined;
  className?: string;
}

/** Tags for the town, the intent and one shared thing, as far as there are any. */
export function ProfileTags({ town, intent, reason, className = 'mt-2' }: ProfileTagsProps) {
  if (!town && !intent && !reason) return null;
  return (
    <div className={`profile-tags flex flex-wrap gap-1.5 ${className}`}>
      {town && <Tag icon={mapPinIcon}>{town}</Tag>}
      {intent && (
        <Tag kind="line" className="profile-intent">
          {intent}
        </Tag>
      )}
      {reason && (
        <Tag kind="shared" drawing={<SharedSun />}>
          {reason}
        </Tag>
      )}
    </div>
  );
}
