import type { OwnProfile } from '@mwanzo/contract/profiles';
import { defineMessages, type Unreviewed } from './define-messages.ts';
import { t } from './translate.ts';

/** Texts for a verified member about changes that others do not see yet. */
export const inReview = defineMessages({
  tag: { en: 'In review', sw: 'Inakaguliwa' satisfies Unreviewed },
  name: {
    en: 'Others see your old name until a person has looked at the new one.',
    sw: 'Wengine wataona jina lako la zamani hadi mtu aliangalie jipya.' satisfies Unreviewed,
  },
  photo: {
    en: 'Others do not see your new first photo until a person has looked at it.',
    sw: 'Wengine hawataona picha yako mpya ya kwanza hadi mtu aiangalie.' satisfies Unreviewed,
  },
  both: {
    en: 'Others do not see your new name and first photo until a person has looked at them.',
    sw: 'Wengine hawataona jina lako jipya na picha ya kwanza hadi mtu aviangalie.' satisfies Unreviewed,
  },
});

/**
 * Returns null if others see the same values as the member. `values` is undefined in a profile that an earlier release
 * has stored.
 */
export function inReviewText(values: OwnProfile['in_review'] | undefined): string | null {
  if (!values || (!values.name && !values.photo)) return null;
  if (values.name && values.photo) return t(inReview.both);
  return t(values.name ? inReview.name : inReview.photo);
}
