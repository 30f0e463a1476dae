import { type EdgeMember, makeEdgeGroup } from '../people/edge-members.ts';
import { type EdgeKey, edgeProfiles } from '../people/edge-profiles.ts';
import startServer from '../server/start-server.ts';

/** Starts the server as for the browser tests, and adds members with extreme profiles to the demo people. */
export default async function startWithEdgeGroup(): Promise<() => Promise<void>> {
  const stop = await startServer();
  process.env['EDGE_GROUP'] = JSON.stringify(await makeEdgeGroup(Object.keys(edgeProfiles) as EdgeKey[]));
  return stop;
}

export function findEdgeGroup(): { viewer: EdgeMember; others: EdgeMember[] } {
  return JSON.parse(process.env['EDGE_GROUP'] ?? '') as { viewer: EdgeMember; others: EdgeMember[] };
}
