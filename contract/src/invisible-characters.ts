/**
 * An emoji, which may hold joiners and tags of its own, or an invisible character: controls, format characters
 * (zero-width, soft hyphen, byte order mark, bidirectional, tags), fillers and the empty Braille pattern.
 */
const emojiOrInvisible = /(\p{RGI_Emoji})|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gv;
/** The same without the control characters. */
const emojiOrFormat = /(\p{RGI_Emoji})|[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gv;
/** Embeddings, overrides and isolates: they turn the direction of the text that follows. */
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes control characters and invisible ones. The joiners inside an emoji stay. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(emojiOrInvisible, '$1');
}

/** Removes invisible format characters, such as bidirectional ones. Control characters stay, and are refused later. */
export function withoutFormat(text: string): string {
  return text.replaceAll(emojiOrFormat, '$1');
}

/**
 * Removes the characters that change the direction of text. Joiners stay, because some scripts need them in long texts.
 */
export function withoutDirections(text: string): string {
  return text.replaceAll(directions, '');
}
