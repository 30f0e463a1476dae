export { notifiedMembers, notify, type NotifiedMember } from './notify-sql.ts';
