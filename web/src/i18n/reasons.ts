import { defineMessages } from './define-messages.ts';

/** Texts of the opened profile's reasons, and of the links from there and elsewhere to the page about them. */
export const reasons = defineMessages({
  howWeChoose: { en: 'How we choose who you see', sw: 'Jinsi tunavyochagua unaowaona' },
  learns: { en: 'Mwanzo learns from your swipes', sw: 'Mwanzo hujifunza kutokana na unaowapenda' },
  learnsNot: { en: 'Mwanzo learns nothing from you', sw: 'Mwanzo haijifunzi chochote kwako' },
  title: { en: 'Why you see {name}', sw: 'Kwa nini unamwona {name}' },
  otherInterests: { en: 'Also: {interests}', sw: 'Pia: {interests}' },
  onBoth: { en: 'It stands on both profiles', sw: 'Limeandikwa kwenye wasifu wenu wote wawili' },
  newSince: { en: 'Since this week or the last one', sw: 'Tangu wiki hii au iliyopita' },
  canReply: { en: 'So a reply may come soon', sw: 'Kwa hiyo huenda akajibu upesi' },
});
