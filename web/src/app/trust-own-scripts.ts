interface TrustedTypePolicies {
  createPolicy: (name: 'default', rules: { createScriptURL: (address: string) => string | null }) => unknown;
}

/**
 * The content policy refuses text that would become a script, and addresses of scripts (a worker's, a service worker's)
 * that no trusted-types policy has passed. This one passes our own origin's addresses, and no text.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
