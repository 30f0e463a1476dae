import { DatesScreen } from '../../features/dates/dates-screen.tsx';
import type { PageProps } from '../page-props.ts';

const idOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

/** The plans, one of them, or a new one with a match. routes.ts lists the three. */
export default function DatesPage({ params }: PageProps) {
  return <DatesScreen planId={idOf(params['planId'])} partnerId={idOf(params['partnerId'])} />;
}
