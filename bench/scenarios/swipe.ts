import { nairobiDay } from '../../contract/src/nairobi-day.ts';
import type { Database } from '../../server/src/database/connect.ts';
import { createSwipesRepository, type SwipeInput } from '../../server/src/features/swipes/swipes.repository.ts';
import { recordScript, variable } from '../data-layer/record-script.ts';
import { firstRandomNumber, memberId, memberIdPgbench } from '../filling/member-ids.ts';
import { randomNumber, type Bench } from './bench.ts';
import type { HotPath } from './hot-path.ts';

const likedShare = 0.45;
const limits = { basic: 100, premium: null };

/** Swipes between two random members, who are nearly always a new pair. */
export function swipePath({ settings, database }: Pick<Bench, 'settings' | 'database'>): HotPath {
  const draw = (membersMax: number | null = null) => {
    const last = membersMax === null ? settings.profiles : firstRandomNumber + membersMax - 1;
    const first = randomNumber(firstRandomNumber, Math.min(last, settings.profiles));
    const other = randomNumber(firstRandomNumber, settings.profiles - 1);
    return {
      userId: memberId(first),
      targetId: memberId(other < first ? other : other + 1),
      liked: Math.random() < likedShare,
    };
  };
  return {
    name: 'swipe',
    scenario: 'swipe',
    status: 200,
    cpuMicrosMax: 300,
    layerRatioMin: 0.7,
    requests: (total, membersMax) =>
      Array.from({ length: total }, () => {
        const { userId, targetId, liked } = draw(membersMax);
        return {
          userId,
          request: {
            method: 'POST',
            path: '/api/profiles/like-pass/',
            body: { target_profile_id: targetId, matched: liked },
          },
        };
      }),
    runRepository: () => writeSwipe(database.database, draw()),
    script: recordScript(
      [
        `\\set n random(${firstRandomNumber}, ${settings.profiles})`,
        `\\set m random(${firstRandomNumber}, ${settings.profiles - 1})`,
        '\\set m :m + (case when :m < :n then 0 else 1 end)',
        `\\set user ${memberIdPgbench('n')}`,
        `\\set target ${memberIdPgbench('m')}`,
        `\\set draw random(1, 100)`,
        `\\set liked case when :draw <= ${100 * likedShare} then 1 else 0 end`,
      ],
      (recorded) =>
        writeSwipe(recorded, { userId: variable('user'), targetId: variable('target'), liked: variable('liked') }),
    ),
  };
}

/** Swipes carry no comment here, and name no prompt and no photo. */
function writeSwipe(database: Database, swipe: Pick<SwipeInput, 'userId' | 'targetId' | 'liked'>) {
  const now = new Date();
  return createSwipesRepository(database).writeSwipe({
    ...swipe,
    now,
    day: nairobiDay(now),
    photoRequired: false,
    limits,
  });
}
