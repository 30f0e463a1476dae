/**
 * The typed comments of likes, while the page is open. A like that fails or is taken back does not lose its comment.
 */
const wordsByPair = new Map<string, string>();

const pair = (owner: number, profileId: number) => `${owner} ${profileId}`;

export function keptWords(owner: number, profileId: number): string {
  return wordsByPair.get(pair(owner, profileId)) ?? '';
}

export function keepWords(owner: number, profileId: number, words: string): void {
  wordsByPair.set(pair(owner, profileId), words);
}

/** Discards the comments of everybody who has signed in on this page. */
export function forgetWords(profileId: number): void {
  for (const key of wordsByPair.keys()) if (key.endsWith(` ${profileId}`)) wordsByPair.delete(key);
}
