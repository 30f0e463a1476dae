export { MatchesScreen as default } from '../../features/matches/matches-screen.tsx';
