import { createStore } from '../state/store.ts';

/** How long somebody counts as typing after the last sign of it, in ms. */
export const typingMilliseconds = 5000;

/** The partners who are typing to the member now, by their ids. */
export const typing = createStore<ReadonlySet<number>>(new Set());

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** The partner has stopped, or their message has arrived. */
export function endTyping(partnerId: number): void {
  clearTimeout(timers.get(partnerId));
  timers.delete(partnerId);
  if (!typing.read().has(partnerId)) return;
  const others = new Set(typing.read());
  others.delete(partnerId);
  typing.write(others);
}

/** The partner is typing, from now on for 5 s. */
export function noteTyping(partnerId: number): void {
  clearTimeout(timers.get(partnerId));
  timers.set(
    partnerId,
    setTimeout(() => endTyping(partnerId), typingMilliseconds),
  );
  if (!typing.read().has(partnerId)) typing.write(new Set([...typing.read(), partnerId]));
}
