import { useState, type ReactNode } from 'react';
import { moderation } from '../../../../i18n/moderation.ts';
import { t } from '../../../../i18n/translate.ts';
import { CheckBox } from '../../../../ui/controls/check-box.tsx';
import { Card } from '../../../../ui/frames/card.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

interface Ticks<Name> {
  /** The checks, in the order of the screen. */
  names: readonly Name[];
  ticked: readonly Name[];
  onToggle: (name: Name) => void;
}

/** Holds the checks that the reviewer has ticked, by press or by number. Another value of `seen` clears them. */
export function useTicks<Name extends string>(names: readonly Name[], shortcuts: boolean, seen = ''): Ticks<Name> {
  const [last, setLast] = useState<{ seen: string; ticked: readonly Name[] }>({ seen, ticked: [] });
  const ticked = last.seen === seen ? last.ticked : [];
  const toggle = (name: Name) =>
    setLast({ seen, ticked: ticked.includes(name) ? ticked.filter((each) => each !== name) : [...ticked, name] });
  useShortcuts(shortcuts, (shortcut) => {
    if (shortcut.name !== 'check') return false;
    const name = names[shortcut.number - 1];
    if (name) toggle(name);
    return true;
  });
  return { names, ticked, onToggle: toggle };
}

interface CheckListProps<Name> extends Ticks<Name> {
  textOf: (name: Name) => string;
  /** Returns a warning beside a check. */
  warningOf?: (name: Name) => ReactNode;
  /** Content below the checks. */
  children?: ReactNode;
}

/** The checks that an approval needs. */
export function CheckList<Name extends string>(props: CheckListProps<Name>) {
  const { names, ticked, onToggle, textOf, warningOf, children } = props;
  return (
    <Card>
      <h3 className="mb-2.5">{t(moderation.checkEach)}</h3>
      <ul className="grid gap-0.5">
        {names.map((name, index) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3">
            <CheckBox checked={ticked.includes(name)} keys={String(index + 1)} onChange={() => onToggle(name)}>
              {textOf(name)}
            </CheckBox>
            {warningOf?.(name)}
          </li>
        ))}
      </ul>
      {children}
    </Card>
  );
}
