import type { Database } from '../../database/connect.ts';
import { plantedAccounts, plantedPairs } from './planted-accounts.ts';
import { plantedConversations } from './planted-conversations.ts';
import { plantedDealings } from './planted-dealings.ts';
import { plantedHabits } from './planted-habits.ts';
import { plantRows, type Planted } from './planted-rows.ts';

const wholeMember: readonly Planted[] = [
  ...plantedAccounts,
  ...plantedPairs,
  ...plantedConversations,
  ...plantedDealings,
  ...plantedHabits,
];

/** Fills every table that has rows of a member, and gives others rows beside them. */
export const plantWholeMember = (database: Database): Promise<void> => plantRows(database, wholeMember);
