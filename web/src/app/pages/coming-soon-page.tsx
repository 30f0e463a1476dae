export { ComingSoonScreen as default } from '../../features/plans/coming-soon-screen.tsx';
