import type { Database } from '../../server/src/database/connect.ts';
import { drawNumbers } from '../../server/src/testing/draw-numbers.ts';
import { openAccount, type Attacked } from './account.ts';
import type { AttackRow, Bound } from './attack-row.ts';
import { compareWithChance, nameLikers, type Guesses } from './liker-chance.ts';
import { doors, type Attacker, type Door } from './liker-doors.ts';
import type { Leak } from './liker-leaks.ts';
import { answerAttacker, drawRound, prepareRound } from './liker-rounds.ts';

const rounds = 20;
const firstSeed = 11;
/** A control that finds fewer means that the attack is broken. */
const controlMin = 10;

interface Attack extends Attacked {
  readonly database: Database;
}

/** A member without Premium guesses who of eleven people like them, through each door, and again with a leak in it. */
export async function guessLikers(attack: Attack): Promise<AttackRow[]> {
  const rows: AttackRow[] = [];
  for (const door of doors)
    for (const leak of door.leak ? [null, door.leak] : [null]) {
      const row = await guessThrough(attack, door, leak);
      console.log(`  ${row.attack}: ${row.letThrough}`);
      rows.push(row);
    }
  await attack.database.pool.query('update profiles set is_active = true where not is_active');
  return rows;
}

async function guessThrough(attack: Attack, door: Door, leak: Leak | null): Promise<AttackRow> {
  const startedAt = performance.now();
  const draw = drawNumbers(firstSeed + doors.indexOf(door));
  let requests = 0;
  const guessed = [];
  for (let number = 0; number < rounds; number += 1) {
    const round = drawRound(number, door.likers, draw);
    await prepareRound(attack.database, round);
    const account = await openAccount(attack, round.attackerId, () => (requests += 1));
    const attacker: Attacker = {
      ...account,
      attacked: attack,
      database: attack.database,
      async whileLeaking(look) {
        const end = await leak?.open(attack.database, round);
        const result = await look();
        await end?.();
        return result;
      },
    };
    const look = await door.open(attacker, round.people);
    await answerAttacker(attack, attack.database, round, draw);
    const named = nameLikers(await look(), round.likers.size, draw);
    const right = round.people.filter((id, index) => named.has(index) === round.likers.has(id)).length;
    guessed.push({ people: round.people.length, likers: round.likers.size, right });
  }
  const guesses = compareWithChance(guessed);
  return {
    attack: `who likes a Basic member: ${door.name}${leak ? ` (control: ${leak.name})` : ''}`,
    server: 'one process',
    requests,
    letThrough: `${guesses.right.toFixed(1)} of 11 right (chance ${guesses.chance.toFixed(1)})`,
    honest: '',
    seconds: (performance.now() - startedAt) / 1000,
    ...(!door.isKnownGap && { bound: leak ? boundOfControl(guesses) : boundOf(guesses) }),
  };
}

/** Somebody who is wrong more often than by chance knows as much. */
function boundOf({ right, chance, margin }: Guesses): Bound {
  return {
    text: `${(chance - margin).toFixed(1)} to ${(chance + margin).toFixed(1)}`,
    isKept: Math.abs(right - chance) <= margin,
  };
}

function boundOfControl({ right }: Guesses): Bound {
  return { text: `at least ${controlMin}`, isKept: right >= controlMin };
}
