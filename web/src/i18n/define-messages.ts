export interface Message {
  en: string;
  sw: string;
}

/** The names between braces: `'Hello {name}'` gives `'name'`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type OnlyPlaceholdersOfEnglish<Catalogue extends Record<string, Message>> = {
  [Key in keyof Catalogue]: [Placeholders<Catalogue[Key]['sw']>] extends [Placeholders<Catalogue[Key]['en']>]
    ? unknown
    : 'sw uses a placeholder that en lacks';
};

/** One noun's texts; a text without its Swahili, or with a placeholder that English lacks, does not compile. */
export function defineMessages<const Catalogue extends Record<string, Message>>(
  catalogue: Catalogue & OnlyPlaceholdersOfEnglish<Catalogue>,
): Catalogue {
  return catalogue;
}
