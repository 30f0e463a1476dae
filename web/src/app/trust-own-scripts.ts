interface TrustedTypePolicies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * The content security policy refuses to run text as a script. It also refuses script URLs (of a worker or service
 * worker) that no Trusted Types policy has approved. This policy approves URLs of this origin, and no text.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
