import { MatchesPane } from '../features/conversations/matches/matches-pane.tsx';
import { MemberTopBar } from './member-top-bar.tsx';

/** Shows the matches at the left of a wide window. They stay while the chat at the right changes. */
export function MatchesBeside(props: { alone: boolean; chosen: number | undefined }) {
  return <MatchesPane {...props} controls={<MemberTopBar inPane />} />;
}
