/** A text that names a number, `{count}`, by its grammar: "1 photo", "3 photos". */
export interface Plural {
  one: string;
  other: string;
}

type Text = string | Plural;

/**
 * Swahili that no native speaker has read yet, `sw: 'Karibu' satisfies Unreviewed`: the check counts these, and fails
 * on Swahili without a mark. Whoever has read it, and would say it so, writes `Reviewed` instead; whoever changes it
 * after that, `Unreviewed` again.
 */
export type Unreviewed = Text;

/** @public */
export type Reviewed = Text;

export interface Message {
  en: string;
  sw: string;
}

/** A message of which one language, or both, has plural forms. */
export interface CountingMessage {
  en: Text;
  sw: Text;
}

type Names<Line extends string> = Line extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

/** The names between braces: `'Hello {name}'` gives `'name'`; a text in plural forms needs `'count'`. */
export type Placeholders<Said extends Text> = Said extends string
  ? Names<Said>
  : Said extends Plural
    ? 'count' | Names<Said['one'] | Said['other']>
    : never;

type OnlyPlaceholdersOfEnglish<Catalogue extends Record<string, CountingMessage>> = {
  [Key in keyof Catalogue]: [Placeholders<Catalogue[Key]['sw']>] extends [Placeholders<Catalogue[Key]['en']>]
    ? unknown
    : 'sw uses a placeholder that en lacks';
};

/** One noun's texts; a text without its Swahili, or with a placeholder that English lacks, does not compile. */
export function defineMessages<const Catalogue extends Record<string, CountingMessage>>(
  catalogue: Catalogue & OnlyPlaceholdersOfEnglish<Catalogue>,
): Catalogue {
  return catalogue;
}
