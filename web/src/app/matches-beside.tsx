import { MatchesPane } from '../features/matches/matches-pane.tsx';
import { MemberTopBar } from './member-top-bar.tsx';

/** The matches at the left of a wide window. They stay while chats change at the right. */
export function MatchesBeside(props: { alone: boolean; chosen: number | undefined }) {
  return <MatchesPane {...props} controls={<MemberTopBar inPane />} />;
}
