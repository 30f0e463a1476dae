import { readSession } from '../../../api/session.ts';
import type { ReportForm } from './report-rules.ts';

/** The unsent report that was begun last. A sheet that is closed by mistake loses nothing. */
let kept: { owner: number | undefined; about: number; form: ReportForm } | undefined;

const owner = () => readSession().user?.id;

export function readKeptForm(about: number): ReportForm | undefined {
  return kept?.about === about && kept.owner === owner() ? kept.form : undefined;
}

/** @param form the form; undefined once it is sent */
export function keepForm(about: number, form: ReportForm | undefined): void {
  kept = form && { owner: owner(), about, form };
}
