import type { Gender, GenderDetail, Orientation } from '@mwanzo/contract/people/options';
import cakeIcon from 'lucide/dist/esm/icons/cake.mjs';
import heartIcon from 'lucide/dist/esm/icons/heart.mjs';
import mapPinIcon from 'lucide/dist/esm/icons/map-pin.mjs';
import userIcon from 'lucide/dist/esm/icons/user.mjs';
import { members } from '../../../i18n/members.ts';
import { genderLabels, orientationLabels } from '../../../i18n/options.ts';
import { calendarDate } from '../../../i18n/times.ts';
import { interestLabel } from '../../../i18n/interests.ts';
import { t } from '../../../i18n/translate.ts';
import { SharedSun } from '../../../ui/drawings/shared-sun.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/words/tag.tsx';

interface Facts {
  location?: string;
  orientation?: Orientation | null;
  gender?: Gender | null;
  gender_detail?: GenderDetail | null;
  birthday?: string | null;
}

const icons = { location: mapPinIcon, orientation: heartIcon, gender: userIcon, birthday: cakeIcon };

/** Returns the rows about a member, in the given order. A fact that is hidden or missing has no row. */
export function infoRows(order: readonly (keyof typeof icons)[], facts: Facts) {
  const gender = facts.gender_detail ?? facts.gender;
  const values = {
    location: facts.location,
    orientation: facts.orientation && t(orientationLabels[facts.orientation]),
    gender: gender && t(genderLabels[gender]),
    birthday: facts.birthday && calendarDate(facts.birthday),
  };
  return order.flatMap((key) => {
    const value = values[key];
    return value ? [{ icon: icons[key], label: t(members[key]), value }] : [];
  });
}

export function InfoList({ rows }: { rows: ReturnType<typeof infoRows> }) {
  return (
    <dl className="grid gap-2.5">
      {rows.map(({ icon, label, value }) => (
        <div key={label} className="flex items-center gap-3">
          <Icon icon={icon} size={20} className="text-ink-2" />
          <dt className="w-23 flex-none text-ink-2">{label}</dt>
          <dd className="min-w-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sharedLook = { kind: 'shared', drawing: <SharedSun /> } as const;

interface InterestTagsProps {
  interests: readonly string[];
  /** Those that the reader has too. A half sun marks them. */
  shared?: readonly string[];
  gap: 'gap-1.5' | 'gap-2';
}

export function InterestTags({ interests, shared = [], gap }: InterestTagsProps) {
  return (
    <ul className={`flex flex-wrap ${gap}`}>
      {interests.map((interest) => (
        <li key={interest} className="max-w-full">
          <Tag {...(shared.includes(interest) && sharedLook)} className="min-h-8.5">
            {interestLabel(interest)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
