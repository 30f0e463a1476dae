import { defineMessages } from './define-messages.ts';

/** Texts of the reviewers' checks of a verified member's change. */
export const changeReviews = defineMessages({
  name: { en: 'The new name can be this person’s own', sw: 'Jina jipya linaweza kuwa la mtu huyu' },
  gender: {
    en: 'Nothing in name and photo speaks against the new gender',
    sw: 'Hakuna kitu kwenye jina au picha kinachopinga jinsia mpya',
  },
  photo: { en: 'The new photo shows the person of the old one', sw: 'Picha mpya inamwonyesha mtu wa picha ya zamani' },
  firstPhoto: {
    en: 'The new photo shows somebody who fits name and age',
    sw: 'Picha mpya inamwonyesha mtu anayelingana na jina na umri',
  },
  tickAll: {
    en: { one: 'Tick the check to approve', other: 'Tick all {count} checks to approve' },
    sw: { one: 'Weka alama ili ukubali', other: 'Weka alama zote {count} ili ukubali' },
  },
});
