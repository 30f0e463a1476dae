const channelName = (owner: number) => `mwanzo.parted.${owner}`;

/**
 * Tells the member's other tabs about a block or unmatch. Other devices learn it from the server, if there was a match.
 */
export function tellOtherTabs(owner: number, id: number): void {
  const channel = new BroadcastChannel(channelName(owner));
  // The rule is about windows, but this is a channel: its postMessage takes no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(id);
  channel.close();
}

/**
 * @param onEnded called with the person whom the member has blocked or unmatched in another tab
 * @returns a function that stops it
 */
export function followOtherTabs(owner: number, onEnded: (id: number) => void): () => void {
  const channel = new BroadcastChannel(channelName(owner));
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => onEnded(data));
  return () => channel.close();
}
