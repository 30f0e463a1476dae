/**
 * The contract's modules without dependencies. From the other ones the web imports only types, so that neither zod nor
 * the towns reach a browser.
 */
export const contractForBrowsers: readonly string[] = [
  'counties',
  'document-numbers',
  'formats',
  'interest-names',
  'language',
  'limits',
  'nairobi-day',
  'second-reviewer',
  'notice-kinds',
  'options',
  'page-origin',
  'products',
  'prompt-catalogue',
  'reactions',
  'town-names',
  'warnings',
  'selfie-poses',
];
