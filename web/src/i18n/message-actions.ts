import { defineMessages } from './define-messages.ts';

export const messageActions = defineMessages({
  menu: { en: 'Actions for this message', sw: 'Hatua za ujumbe huu' },
  like: { en: 'React with a heart', sw: 'Weka moyo' },
  react: { en: 'React with {emoji}', sw: 'Weka {emoji}' },
  unreact: { en: 'Take {emoji} back', sw: 'Ondoa {emoji}' },
  ownReaction: { en: 'You reacted with {emoji}. Take it back', sw: 'Umeweka {emoji}. Iondoe' },
  theirReaction: { en: '{name} reacted with {emoji}', sw: '{name} ameweka {emoji}' },
  reply: { en: 'Reply', sw: 'Jibu' },
  copy: { en: 'Copy', sw: 'Nakili' },
  copied: { en: 'Copied', sw: 'Umenakiliwa' },
  copyFailed: { en: 'Copying failed', sw: 'Imeshindwa kunakili' },
  copyFailedText: { en: 'Please select the text and copy it.', sw: 'Tafadhali chagua maandishi uyanakili.' },
  report: { en: 'Report', sw: 'Ripoti' },
  delete: { en: 'Delete for both of you', sw: 'Futa kwenu wote wawili' },
  deleteQuestion: {
    en: 'Delete this message? It disappears for both of you.',
    sw: 'Ufute ujumbe huu? Utaondoka kwenu wote wawili.',
  },
  deleteNow: { en: 'Delete', sw: 'Futa' },
  keep: { en: 'Keep it', sw: 'Uache' },
  failed: { en: 'Action failed', sw: 'Imeshindikana' },
  failedText: { en: 'Please try again.', sw: 'Tafadhali jaribu tena.' },
});
