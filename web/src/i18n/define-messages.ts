/** The plural forms of a text with the number `{count}`: "1 photo", "3 photos". */
export interface Plural {
  one: string;
  other: string;
}

type Text = string | Plural;

/**
 * Marks Swahili that a native speaker has approved: `sw: 'Karibu' satisfies Reviewed`. `npm run check:messages` counts
 * the texts without it. After a change a text loses the mark.
 * @public
 */
export type Reviewed = Text;

export interface Message {
  en: string;
  sw: string;
}

/** A message that may have plural forms in one language or in both. */
export interface PluralMessage {
  en: Text;
  sw: Text;
}

type Names<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The names in braces: `'Hello {name}'` gives `'name'`. A text with plural forms needs `'count'`. */
export type Placeholders<T extends Text> = T extends string
  ? Names<T>
  : T extends Plural
    ? 'count' | Names<T['one'] | T['other']>
    : never;

type OnlyPlaceholdersOfEnglish<Catalogue extends Record<string, PluralMessage>> = {
  [Key in keyof Catalogue]: [Placeholders<Catalogue[Key]['sw']>] extends [Placeholders<Catalogue[Key]['en']>]
    ? unknown
    : 'sw uses a placeholder that en lacks';
};

/**
 * Defines the texts of one noun. A text without Swahili does not compile. Neither does one whose Swahili has a
 * placeholder that the English lacks.
 */
export function defineMessages<const Catalogue extends Record<string, PluralMessage>>(
  catalogue: Catalogue & OnlyPlaceholdersOfEnglish<Catalogue>,
): Catalogue {
  return catalogue;
}
