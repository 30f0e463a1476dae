import { isbot } from 'isbot';

/**
 * Returns true if a request comes from a program that names itself as one. A request without a name counts as one too.
 */
export function isRobot(agent = ''): boolean {
  return agent === '' || isbot(agent);
}
