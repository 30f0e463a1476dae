/** The classes that inputs, text areas and selects share. */
export const inputClass =
  'w-full min-h-13 rounded-md border-[1.5px] border-line-strong bg-surface text-body placeholder:text-ink-2 placeholder:opacity-100 ' +
  // `within` also covers the calendar button inside a date input.
  'focus-within:border-primary focus-within:outline-3 focus-within:outline-offset-0 focus-within:outline-primary-soft ' +
  'aria-invalid:border-danger disabled:bg-sunk disabled:text-ink-2';
