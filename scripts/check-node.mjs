// Says in one sentence that this Node is too old. It is JavaScript, because an old Node reads no TypeScript.
const oldest = 24;

if (Number.parseInt(process.versions.node, 10) < oldest) {
  const remedy = 'On Linux, npm install brings one; on macOS, install it from nodejs.org.';
  console.error(`Mwanzo needs Node ${oldest} or newer, but this is Node ${process.versions.node}. ${remedy}`);
  process.exitCode = 1;
}
