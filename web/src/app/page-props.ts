/** A page's parameters, from the braces of its path. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}
