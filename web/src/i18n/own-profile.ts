import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the member's own profile page, apart from its form. */
export const ownProfile = defineMessages({
  preview: { en: 'Preview', sw: 'Hakiki' satisfies Unreviewed },
  lookingFor: { en: 'Looking for', sw: 'Unatafuta' satisfies Unreviewed },
  hidden: { en: '{intent}, hidden on your card', sw: '{intent}, haionekani kwenye kadi yako' satisfies Unreviewed },
  notSaid: { en: 'Not said', sw: 'Haijasemwa' satisfies Unreviewed },
});
