import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { photoLimits } from '@mwanzo/contract/limits';
import { faceConsent } from '@mwanzo/contract/trust/selfie-poses';
import { afterAll } from 'vitest';
import { createWorkerImageProcessor } from '../../../gateways/images/worker-image-processor.ts';
import { createLocalDocumentVault } from '../../../gateways/vault/local-document-vault.ts';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { makeFlat } from '../../../testing/images/make-images.ts';
import { givePose } from './give-pose.ts';
import type { submitVerification } from './submit-verification.ts';

/** Prepares submissions in a test app, with a real vault and real image processing. */
export async function prepareSubmissions({ database, clock, events, config }: TestApp) {
  const vaultFolder = path.join(config.dataDir, 'vault');
  const vault = createLocalDocumentVault(vaultFolder, config.vaultKey);
  const images = createWorkerImageProcessor({ limits: photoLimits });
  afterAll(() => images.close());
  const dependencies = { database, clock, events, images, vault, autoApprove: false };
  const picture = path.join(config.dataDir, 'picture');
  writeFileSync(picture, await makeFlat(40, 30, '#b33').jpeg().toBuffer());
  return {
    dependencies,
    vault,
    vaultFolder,
    /** Requests a pose, and returns the fields that the member then submits. */
    async filesOf(userId: number): Promise<Parameters<typeof submitVerification>[2]> {
      const { pose } = await givePose(dependencies, userId);
      return { selfie: picture, idDocument: picture, pose, consent: Number(faceConsent) };
    },
  };
}
