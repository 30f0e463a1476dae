import type { BusMessage } from './bus-message.ts';

/** More are forgotten, and parsed when they are heard. */
const rememberedMax = 1000;

export type OwnMessages = ReturnType<typeof createOwnMessages>;

/** Remembers what this process has published, by its text, until it is heard. Parsing it would cost more. */
export function createOwnMessages() {
  const byText = new Map<string, BusMessage>();
  return {
    remember(text: string, message: BusMessage): void {
      if (byText.size >= rememberedMax) byText.clear();
      byText.set(text, message);
    },
    /** Forgets a message that was heard, or that is lost. Undefined if it is not known. */
    take(text: string): BusMessage | undefined {
      const message = byText.get(text);
      byText.delete(text);
      return message;
    },
  };
}
