import { useSession } from '../../api/session.ts';
import { HowWeChooseScreen } from '../../features/discovery/matching/how-we-choose-screen.tsx';
import { LearningRows } from '../../features/people/settings/learning-rows.tsx';

/** Says how decks are ordered. Members can choose here whether they learn from swipes; visitors only read. */
export default function HowWeChoosePage() {
  const isMember = useSession().status === 'authenticated';
  return <HowWeChooseScreen up={isMember ? '/settings' : '/signup'} choice={isMember && <LearningRows />} />;
}
