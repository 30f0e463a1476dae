export { TopUpScreen as default } from '../../features/plans/top-up-screen.tsx';
