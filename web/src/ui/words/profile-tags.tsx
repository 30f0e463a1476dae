import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import { SharedSun } from '../drawings/shared-sun.tsx';
import { Tag } from './tag.tsx';

interface ProfileTagsProps {
  town: string;
  /** What they want from the app, in words. */
  intent: string | undefined;
  /** What they share with the member who reads this. */
  reason: string | undefined;
  className?: string;
}

/** Town, intent and one thing that is shared, each if there is one. */
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
