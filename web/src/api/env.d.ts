interface ImportMetaEnv {
  /** Where the API is when it is not on the page's own host, without a slash at the end. */
  readonly VITE_API_URL?: string;
}
