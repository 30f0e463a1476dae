import { changedParts } from '@mwanzo/contract/people/options';
import type { OwnProfile } from '@mwanzo/contract/people/profiles';
import { defineMessages } from './define-messages.ts';
import { t } from './translate.ts';

/** Texts for a verified member about changes that others do not see yet. */
export const inReview = defineMessages({
  tag: { en: 'In review', sw: 'Inakaguliwa' },
  name: {
    en: 'Others see your old name until a person has looked at the new one.',
    sw: 'Wengine wataona jina lako la zamani hadi mtu aliangalie jipya.',
  },
  gender: {
    en: 'Others see your old gender until a person has looked at the new one.',
    sw: 'Wengine wataona jinsia yako ya zamani hadi mtu aiangalie mpya.',
  },
  photo: {
    en: 'Others do not see your new first photo until a person has looked at it.',
    sw: 'Wengine hawataona picha yako mpya ya kwanza hadi mtu aiangalie.',
  },
  both: {
    en: 'Others do not see your new name and first photo until a person has looked at them.',
    sw: 'Wengine hawataona jina lako jipya na picha ya kwanza hadi mtu aviangalie.',
  },
  several: {
    en: 'Others do not see your new gender and other changes until a person has looked at them.',
    sw: 'Wengine hawataona jinsia yako mpya na mabadiliko mengine hadi mtu ayaangalie.',
  },
});

/** Returns null if others see the same values as the member. */
export function inReviewText(values: OwnProfile['in_review']): string | null {
  const [part, ...others] = changedParts.filter((each) => values[each]);
  if (part === undefined) return null;
  if (others.length === 0) return t(inReview[part]);
  return t(values.gender ? inReview.several : inReview.both);
}
