export { SignUpScreen as default } from '../../features/people/accounts/sign-up-screen.tsx';
