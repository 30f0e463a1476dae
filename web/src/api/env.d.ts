interface ImportMetaEnv {
  /** The API's origin, if it is not the page's host. It has no trailing slash. */
  readonly VITE_API_URL?: string;
}
