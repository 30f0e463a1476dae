import checkIcon from 'lucide/dist/esm/icons/check.mjs';
import plusIcon from 'lucide/dist/esm/icons/plus.mjs';
import xIcon from 'lucide/dist/esm/icons/x.mjs';
import type { ReactNode } from 'react';
import { t } from '../../i18n/translate.ts';
import { ui } from '../../i18n/ui.ts';
import { classNames } from '../class-names.ts';
import { focusNeighbour } from '../focus/focus-neighbour.ts';
import { Icon } from '../icons/icon.tsx';

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full text-label whitespace-nowrap transition-colors ' +
  'duration-(--dur-1)';
const outlined = 'bg-surface font-[550] outline-line-strong hover:bg-sunk';
const soft = 'bg-primary-soft font-semibold text-primary-text';

interface ChoiceChipsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** The chosen value; undefined if there is none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The name that the radio inputs share. */
  name: string;
  /** For forms: shows a tick on the chosen chip and adds padding. */
  ticked?: boolean;
  required?: boolean;
}

/** A single choice out of several. Native radios support arrow keys and screen readers by themselves. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  ticked,
  required,
}: ChoiceChipsProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            shape,
            // With large text a chip can be wider than its row.
            'relative cursor-pointer whitespace-normal! has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
            'has-focus-visible:outline-ring',
            ticked ? 'px-4' : 'px-3.5',
            option.value === value
              ? 'bg-primary font-[550] text-on-primary forced-color-adjust-none ' +
                  'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : outlined,
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            required={required}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {ticked && option.value === value && <Icon icon={checkIcon} size={18} strokeWidth={2.5} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface RemovableChipProps {
  children: string;
  onRemove: () => void;
}

export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={t(ui.remove, { name: children })}
      className={classNames(shape, soft, 'gap-2 pr-3 pl-3.5')}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        onRemove();
      }}
    >
      {children}
      <Icon icon={xIcon} size={16} strokeWidth={2.5} />
    </button>
  );
}

interface SuggestionsProps {
  title: string;
  words: readonly string[];
  onPick: (word: string) => void;
  /** Returns the word as it is shown. */
  labelOf?: (word: string) => string;
}

/** Suggested words as chips with a plus. A press adds the word. */
export function Suggestions({ title, words, onPick, labelOf = (word) => word }: SuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-small text-ink-2">{title}</p>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => (
          <button
            key={word}
            type="button"
            aria-label={t(ui.add, { name: labelOf(word) })}
            className={classNames(shape, outlined, 'pr-4 pl-3')}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onPick(word);
            }}
          >
            <Icon icon={plusIcon} size={16} strokeWidth={2.5} />
            {labelOf(word)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ActionChipProps {
  children: ReactNode;
  onClick: () => void;
}

/** A pill-shaped button without an icon, for icebreakers. */
export function ActionChip({ children, onClick }: ActionChipProps) {
  return (
    <button
      type="button"
      className={classNames(shape, outlined, 'max-w-[80vw] flex-none px-3.5 text-left whitespace-normal!')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
