import type { SwitchName } from '@mwanzo/contract/core/switch-names';

/**
 * The nature of an endpoint: the switches that stop it (the first one that is off is named), those that stop it if a
 * file comes with it, or the reason why no switch stops it.
 */
export type Nature =
  | { readonly stoppedBy: readonly SwitchName[]; readonly withFile?: SwitchName }
  | { readonly goesOn: string };

/**
 * Decides if an endpoint is stopped now.
 *
 * @param hasFile true once a file has come with the request
 * @returns the switch that stops it, or null
 */
export function stopperOf(nature: Nature, off: ReadonlySet<SwitchName>, hasFile: boolean): SwitchName | null {
  if ('goesOn' in nature) return null;
  const { stoppedBy, withFile } = nature;
  return (
    stoppedBy.find((name) => off.has(name)) ??
    (hasFile && withFile !== undefined && off.has(withFile) ? withFile : null)
  );
}

/**
 * The word that people use for the position of a switch. Everything works while all switches are on, but read-only is
 * off then.
 */
export const wordOf = (name: SwitchName, isOn: boolean): 'on' | 'off' =>
  isOn === (name === 'read-only') ? 'off' : 'on';
