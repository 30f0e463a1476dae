export { VerifyScreen as default } from '../../features/verifications/verify-screen.tsx';
