export { partMembers, type PartingDependencies } from './part-members.ts';
