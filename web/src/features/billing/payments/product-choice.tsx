import { productNames, products, type Product } from '@mwanzo/contract/billing/products';
import { useId } from 'react';
import { passLengths, passNames, payments as texts } from '../../../i18n/payments.ts';
import { t } from '../../../i18n/translate.ts';
import { FieldError } from '../../../ui/controls/field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RadioMark } from '../../../ui/controls/radio-rows.tsx';

interface ProductChoiceProps {
  /** The chosen pass; undefined if there is none. */
  value: Product | undefined;
  error: string | undefined;
  onChange: (product: Product) => void;
}

/** The choice of the three passes, each with its length and price. */
export function ProductChoice({ value, error, onChange }: ProductChoiceProps) {
  const errorId = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t(texts.howLong)}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      // The focus moves here if nothing is chosen.
      tabIndex={-1}
      className="grid gap-2.5"
    >
      {productNames.map((product) => (
        <label
          key={product}
          className={classNames(
            'relative flex min-h-18 cursor-pointer items-center gap-3.5 rounded-lg px-4 short:min-h-14',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            product === value
              ? 'bg-primary-soft shadow-[inset_0_0_0_2px_var(--color-primary)]'
              : 'bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)]',
          )}
        >
          <input
            type="radio"
            name="product"
            value={product}
            checked={product === value}
            onChange={() => onChange(product)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <RadioMark />
          <span className="min-w-0 flex-1">
            <span className="block leading-[1.3] font-[650]">{t(passNames[product])}</span>
            <span className="block text-small text-ink-2">{t(passLengths[product])}</span>
          </span>
          <span className="font-(family-name:--font-display) text-[1.25rem] font-bold whitespace-nowrap">
            {t(texts.price, { amount: products[product].price })}
          </span>
        </label>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
