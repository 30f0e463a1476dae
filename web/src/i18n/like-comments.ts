import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts for liking a prompt or a photo with a comment. */
export const likeComments = defineMessages({
  title: { en: 'Like {name}', sw: 'Mpende {name}' satisfies Unreviewed },
  likePhoto: { en: 'Like this photo', sw: 'Penda picha hii' satisfies Unreviewed },
  words: { en: 'Say something about it', sw: 'Sema jambo kuhusu hili' satisfies Unreviewed },
  placeholder: { en: 'Optional', sw: 'Si lazima' satisfies Unreviewed },
  hint: {
    en: '{name} reads it when you match.',
    sw: '{name} atayasoma mkichaguana.' satisfies Unreviewed,
  },
  cancel: { en: 'Cancel', sw: 'Ghairi' satisfies Unreviewed },
  send: { en: 'Send like', sw: 'Penda na utume' satisfies Unreviewed },

  youLikedAnswer: { en: 'You liked this answer', sw: 'Ulipenda jibu hili' satisfies Unreviewed },
  youLikedPhoto: { en: 'You liked this photo', sw: 'Ulipenda picha hii' satisfies Unreviewed },
  youWrote: { en: 'You wrote with your like', sw: 'Uliandika ulipopenda wasifu' satisfies Unreviewed },
  likedYourAnswer: { en: '{name} liked your answer', sw: '{name} alipenda jibu lako' satisfies Unreviewed },
  likedYourPhoto: { en: '{name} liked your photo', sw: '{name} alipenda picha yako' satisfies Unreviewed },
  wrote: { en: '{name} wrote with the like', sw: '{name} aliandika alipopenda wasifu wako' satisfies Unreviewed },
});
