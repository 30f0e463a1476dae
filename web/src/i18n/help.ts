import { defineMessages } from './define-messages.ts';

/** Texts of the settings' links to help and to the rules. */
export const help = defineMessages({
  title: { en: 'Help and safety', sw: 'Msaada na usalama' },
  report: { en: 'Report somebody', sw: 'Ripoti mtu' },
  ask: { en: 'Ask for help', sw: 'Omba msaada' },
  askHint: { en: 'Common questions, or write to us', sw: 'Maswali ya kawaida, au tuandikie' },
  legal: { en: 'Legal', sw: 'Sheria' },
  privacy: { en: 'Privacy Policy', sw: 'Sera ya Faragha' },
  terms: { en: 'Terms of Service', sw: 'Masharti ya Huduma' },
  community: { en: 'Community rules', sw: 'Kanuni za jumuiya' },
  whom: { en: 'Whom do you want to report? They are not told.', sw: 'Unataka kumripoti nani? Hataambiwa.' },
  nobody: { en: 'Nobody to choose here', sw: 'Hakuna wa kuchagua hapa' },
  elsewhere: {
    en: 'Somebody else? Open their profile: it ends with Report. Somebody who has left? Ask for help.',
    sw: 'Mtu mwingine? Fungua wasifu wake: mwisho wake kuna Ripoti. Mtu aliyeondoka? Omba msaada.',
  },
});
