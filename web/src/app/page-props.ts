/** A page's parameters, by their names in the braces of its path. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}
