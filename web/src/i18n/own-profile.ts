import { defineMessages } from './define-messages.ts';

/** Texts of the member's own profile page, apart from its form. */
export const ownProfile = defineMessages({
  preview: { en: 'Preview', sw: 'Hakiki' },
  lookingFor: { en: 'Looking for', sw: 'Unatafuta' },
  hidden: { en: '{intent}, hidden on your card', sw: '{intent}, haionekani kwenye kadi yako' },
  notSaid: { en: 'Not said', sw: 'Haijasemwa' },
});
