import { DatesScreen } from '../../features/conversations/dates/dates-screen.tsx';
import type { PageProps } from '../page-props.ts';

const idOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** Shows the list of plans, one plan, or the form for a new plan with a match. routes.ts lists the three paths. */
export default function DatesPage({ params }: PageProps) {
  return <DatesScreen planId={idOf(params['planId'])} partnerId={idOf(params['partnerId'])} />;
}
