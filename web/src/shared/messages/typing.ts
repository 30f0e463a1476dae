import { createStore } from '../../state/store.ts';

/** Somebody counts as typing for this long after the last typing event, in ms. */
export const typingMilliseconds = 5000;

/** The ids of the partners who are typing to the member now. */
export const typing = createStore<ReadonlySet<number>>(new Set());

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Ends it when the partner has stopped, or when their message has arrived. */
export function endTyping(partnerId: number): void {
  clearTimeout(timers.get(partnerId));
  timers.delete(partnerId);
  const others = new Set(typing.read());
  if (others.delete(partnerId)) typing.write(others);
}

/** Marks the partner as typing for the next 5 s. */
export function noteTyping(partnerId: number): void {
  clearTimeout(timers.get(partnerId));
  timers.set(
    partnerId,
    setTimeout(() => endTyping(partnerId), typingMilliseconds),
  );
  if (!typing.read().has(partnerId)) typing.write(new Set([...typing.read(), partnerId]));
}
