export { VerifyScreen as default } from '../../features/trust/verifications/verify-screen.tsx';
