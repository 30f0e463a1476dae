import { isbot } from 'isbot';

/** Whether this `User-Agent` names a crawler or a program that fetches previews of links. No name counts as one. */
export function isRobot(agent = ''): boolean {
  return agent === '' || isbot(agent);
}
