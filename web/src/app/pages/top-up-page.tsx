export { TopUpScreen as default } from '../../features/billing/plans/top-up-screen.tsx';
