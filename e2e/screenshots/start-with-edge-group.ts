import { edgeProfiles, makeEdgeGroup, type EdgeKey, type EdgeMember } from '../edge-members.ts';
import startServer from '../start-server.ts';

/** As for the browser tests, with people who go to the limits beside the demo people. */
export default async function startWithEdgeGroup(): Promise<() => Promise<void>> {
  const stop = await startServer();
  process.env['EDGE_GROUP'] = JSON.stringify(await makeEdgeGroup(Object.keys(edgeProfiles) as EdgeKey[]));
  return stop;
}

export function findEdgeGroup(): { viewer: EdgeMember; others: EdgeMember[] } {
  return JSON.parse(process.env['EDGE_GROUP'] ?? '') as { viewer: EdgeMember; others: EdgeMember[] };
}
