import type { VersionRow } from './versions.repository.ts';

/** The figures of some weights on lessons of which they have not learned. One that is missing or broken is null. */
export interface CheckFigures {
  readonly logLoss: number | null;
  readonly auc: number | null;
  readonly expected: number | null;
  readonly observed: number | null;
  readonly calibrationError: number | null;
}

export interface Check {
  /** When they were measured. */
  readonly at: Date;
  readonly pairs: CheckFigures;
  readonly newest: CheckFigures;
}

/**
 * The newest figures of the weights in use: of the check that made them, or of a later one, beside whose new weights
 * they were measured.
 * @param rows the newest first
 * @param version null for the built-in weights
 */
export function findCheck(rows: readonly VersionRow[], version: number | null): Check | null {
  const row = rows.find(({ id, figures }) => id === version || fieldOf(figures, 'beside') === version);
  if (!row) return null;
  const side = row.id === version ? 'refitted' : 'active';
  const figuresOn = (held: 'pairs' | 'newest') => readFigures(fieldOf(fieldOf(row.figures, held), side));
  return { at: row.madeAt, pairs: figuresOn('pairs'), newest: figuresOn('newest') };
}

function readFigures(figures: unknown): CheckFigures {
  const numberOf = (name: keyof CheckFigures) => {
    const value = fieldOf(figures, name);
    return typeof value === 'number' ? value : null;
  };
  return {
    logLoss: numberOf('logLoss'),
    auc: numberOf('auc'),
    expected: numberOf('expected'),
    observed: numberOf('observed'),
    calibrationError: numberOf('calibrationError'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}
