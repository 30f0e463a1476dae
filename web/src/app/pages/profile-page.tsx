export { ProfileScreen as default } from '../../features/profiles/profile-screen.tsx';
