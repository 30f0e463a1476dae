import type { Preferences } from '@mwanzo/contract/people/preferences';
import { useState } from 'react';
import { preferencesBody, proposedAges } from './rules/preference-rules.ts';
import { usePreferences } from './rules/use-preferences.ts';

/** Holds the preferences that are proposed to a member before any were chosen. Nothing is saved until `accept`. */
export function useProposal(ownAge: number | null) {
  const { data: preferences, choose } = usePreferences();
  const [changes, setChanges] = useState<Partial<Preferences>>({});
  const [wasChosen, setWasChosen] = useState<boolean>();
  if (preferences && wasChosen === undefined) setWasChosen(preferences.is_chosen);
  const proposed = preferences && { ...preferencesBody(preferences), ...proposedAges(ownAge), ...changes };
  return {
    /** The preferences that follow from the profile, with the member's changes. Undefined until they are loaded. */
    proposed,
    /** True if nothing had been chosen when the preferences were loaded, also after `accept`. */
    isDue: wasChosen === false,
    change: (next: Partial<Preferences>) => setChanges((before) => ({ ...before, ...next })),
    isChanged: Object.keys(changes).length > 0,
    /** @returns true once what is shown counts as chosen */
    accept: async () => proposed !== undefined && (await choose(proposed)),
  };
}
