export { ComingSoonScreen as default } from '../../features/billing/plans/coming-soon-screen.tsx';
