import { defineMessages, type Unreviewed } from './define-messages.ts';

/** Texts of the settings' links to help and to the rules. */
export const help = defineMessages({
  title: { en: 'Help and safety', sw: 'Msaada na usalama' satisfies Unreviewed },
  report: { en: 'Report somebody', sw: 'Ripoti mtu' satisfies Unreviewed },
  ask: { en: 'Ask for help', sw: 'Omba msaada' satisfies Unreviewed },
  askHint: { en: 'Common questions, or write to us', sw: 'Maswali ya kawaida, au tuandikie' satisfies Unreviewed },
  legal: { en: 'Legal', sw: 'Sheria' satisfies Unreviewed },
  privacy: { en: 'Privacy Policy', sw: 'Sera ya Faragha' satisfies Unreviewed },
  terms: { en: 'Terms of Service', sw: 'Masharti ya Huduma' satisfies Unreviewed },
  community: { en: 'Community rules', sw: 'Kanuni za jumuiya' satisfies Unreviewed },
  whom: {
    en: 'Whom do you want to report? They are not told.',
    sw: 'Unataka kumripoti nani? Hataambiwa.' satisfies Unreviewed,
  },
  nobody: { en: 'Nobody to choose here', sw: 'Hakuna wa kuchagua hapa' satisfies Unreviewed },
  elsewhere: {
    en: 'Somebody else? Open their profile: it ends with Report. Somebody who has left? Ask for help.',
    sw: 'Mtu mwingine? Fungua wasifu wake: mwisho wake kuna Ripoti. Mtu aliyeondoka? Omba msaada.' satisfies Unreviewed,
  },
});
