import { defineMessages, type Unreviewed } from './define-messages.ts';

export const messageActions = defineMessages({
  menu: { en: 'Actions for this message', sw: 'Hatua za ujumbe huu' satisfies Unreviewed },
  like: { en: 'React with a heart', sw: 'Weka moyo' satisfies Unreviewed },
  react: { en: 'React with {emoji}', sw: 'Weka {emoji}' satisfies Unreviewed },
  unreact: { en: 'Take {emoji} back', sw: 'Ondoa {emoji}' satisfies Unreviewed },
  ownReaction: {
    en: 'You reacted with {emoji}. Take it back',
    sw: 'Umeweka {emoji}. Iondoe' satisfies Unreviewed,
  },
  theirReaction: { en: '{name} reacted with {emoji}', sw: '{name} ameweka {emoji}' satisfies Unreviewed },
  reply: { en: 'Reply', sw: 'Jibu' satisfies Unreviewed },
  copy: { en: 'Copy', sw: 'Nakili' satisfies Unreviewed },
  copied: { en: 'Copied', sw: 'Umenakiliwa' satisfies Unreviewed },
  copyFailed: { en: 'Copying failed', sw: 'Imeshindwa kunakili' satisfies Unreviewed },
  copyFailedText: {
    en: 'Please select the text and copy it.',
    sw: 'Tafadhali chagua maandishi uyanakili.' satisfies Unreviewed,
  },
  report: { en: 'Report', sw: 'Ripoti' satisfies Unreviewed },
  delete: { en: 'Delete for both of you', sw: 'Futa kwenu wote wawili' satisfies Unreviewed },
  deleteQuestion: {
    en: 'Delete this message? It disappears for both of you.',
    sw: 'Ufute ujumbe huu? Utaondoka kwenu wote wawili.' satisfies Unreviewed,
  },
  deleteNow: { en: 'Delete', sw: 'Futa' satisfies Unreviewed },
  keep: { en: 'Keep it', sw: 'Uache' satisfies Unreviewed },
  failed: { en: 'Action failed', sw: 'Imeshindikana' satisfies Unreviewed },
  failedText: { en: 'Please try again.', sw: 'Tafadhali jaribu tena.' satisfies Unreviewed },
});
