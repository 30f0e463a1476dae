import { defineMessages } from './define-messages.ts';

/** Texts for liking a prompt or a photo with a comment. */
export const likeComments = defineMessages({
  title: { en: 'Like {name}', sw: 'Mpende {name}' },
  likePhoto: { en: 'Like this photo', sw: 'Penda picha hii' },
  words: { en: 'Say something about it', sw: 'Sema jambo kuhusu hili' },
  placeholder: { en: 'Optional', sw: 'Si lazima' },
  hint: { en: '{name} reads it when you match.', sw: '{name} atayasoma mkichaguana.' },
  cancel: { en: 'Cancel', sw: 'Ghairi' },
  send: { en: 'Send like', sw: 'Penda na utume' },

  youLikedAnswer: { en: 'You liked this answer', sw: 'Ulipenda jibu hili' },
  youLikedPhoto: { en: 'You liked this photo', sw: 'Ulipenda picha hii' },
  youWrote: { en: 'You wrote with your like', sw: 'Uliandika ulipopenda wasifu' },
  likedYourAnswer: { en: '{name} liked your answer', sw: '{name} alipenda jibu lako' },
  likedYourPhoto: { en: '{name} liked your photo', sw: '{name} alipenda picha yako' },
  wrote: { en: '{name} wrote with the like', sw: '{name} aliandika alipopenda wasifu wako' },
});
