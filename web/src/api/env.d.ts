interface ImportMetaEnv {
  /** The API's origin, if it is not the page's host. Without a trailing slash. */
  readonly VITE_API_URL?: string;
}
