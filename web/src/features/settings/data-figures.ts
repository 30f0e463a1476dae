/** What ten people cost to look at, in bytes: their photos and the list, measured with the demo people on a phone. */
export const bytesOfTenPeople = { full: 400_000, lowData: 90_000 } as const;
