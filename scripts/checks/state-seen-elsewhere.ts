export const seenElsewhere: Readonly<Record<string, string>> = {};
