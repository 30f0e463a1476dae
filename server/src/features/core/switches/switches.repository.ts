import type { SwitchName } from '@mwanzo/contract/core/switch-names';
import type { PersonalTables } from '../../../database/personal-table.ts';
import { sql, statement } from '../../../database/sql.ts';

const because = 'It says what was switched off for everybody, and which moderator did it.';

export const personalSwitches: PersonalTables = {
  switches: {
    personal: 'moderator_id',
    other: 'name is_on since because',
    exported: { because },
    kept: `${because} The number of a deleted account leads nowhere.`,
  },
};

export interface SwitchRow {
  readonly name: SwitchName;
  /** Says whether its part works. That of read-only is all writing of members. */
  readonly isOn: boolean;
  readonly since: Date;
  /** Null is the operator. */
  readonly moderatorId: number | null;
  readonly because: string;
}

/** The switches that somebody has moved at least once. */
export const listMoved = statement<object, SwitchRow>(
  () => sql`select name, is_on as "isOn", since, moderator_id as "moderatorId", because from switches`,
);

/** Moves a switch. No row if it is so already. */
export const writeSwitch = statement<SwitchRow, { name: SwitchName }>(
  (moved) => sql`
    insert into switches (name, is_on, since, moderator_id, because)
    select ${moved.name}, ${moved.isOn}::boolean, ${moved.since}::timestamptz, ${moved.moderatorId}::bigint,
      ${moved.because}
    where not ${moved.isOn}::boolean or exists (select from switches where name = ${moved.name})
    on conflict (name) do update
    set is_on = excluded.is_on, since = excluded.since, moderator_id = excluded.moderator_id,
      because = excluded.because
    where switches.is_on <> excluded.is_on
    returning name`,
);
