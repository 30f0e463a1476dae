interface PriceProps {
  amount: string;
  per?: string;
}

/** A large price with its period in small print. */
export function Price({ amount, per }: PriceProps) {
  return (
    <p className="mt-2 mb-4 flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-[2.875rem] leading-none font-bold tracking-[-0.035em]">{amount}</span>
      {per && <span>{per}</span>}
    </p>
  );
}
