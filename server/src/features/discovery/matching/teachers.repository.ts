import { sql, statement } from '../../../database/sql.ts';
import { members } from '../../core/members/index.ts';
import { learnsFromSwipes } from '../../people/settings/index.ts';
import { hasOpenCase } from '../../trust/reports/index.ts';

/** Those of some members whose answers teach, and about whom others' answers do. */
export const listTeachers = statement<{ ids: readonly number[] }, { id: number }>(
  ({ ids }) => sql`select member.id from ${members} member
    where member.id = any (${ids}::bigint[]) and member.is_verified and not member.is_restricted
      and not ${hasOpenCase(sql`member.id`)} and ${learnsFromSwipes(sql`member.id`)}`,
);
