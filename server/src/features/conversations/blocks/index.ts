export { separateMembers, type SeparationDependencies } from './separate-members.ts';
