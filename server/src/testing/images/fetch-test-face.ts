// Fetches the real face of the screening tests: an official portrait by NASA, in the public domain, which Debian's
// scikit-image contains. It is kept in .cache, not in the repository. Without it, those tests are skipped.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testFaceFile } from './find-test-face.ts';

const debianPackage = 'python3-skimage';
const portrait = './usr/lib/python3/dist-packages/skimage/data/astronaut.png';
const bytesMax = 64 * 1024 * 1024;

function fetchTestFace(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'mwanzo-test-face-'));
  try {
    execFileSync('apt-get', ['download', '-qq', debianPackage], { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
    const [file = ''] = readdirSync(folder);
    const tar = execFileSync('dpkg-deb', ['--fsys-tarfile', file], { cwd: folder, maxBuffer: 4 * bytesMax });
    const picture = execFileSync('tar', ['-xO', portrait], { input: tar, maxBuffer: bytesMax });
    mkdirSync(path.dirname(testFaceFile), { recursive: true });
    writeFileSync(testFaceFile, picture);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (!existsSync(testFaceFile)) {
  try {
    fetchTestFace();
  } catch (error) {
    process.stdout.write(`The real face could not be fetched, so the screening tests skip it: ${String(error)}\n`);
  }
}
