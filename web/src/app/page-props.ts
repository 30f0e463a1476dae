/** A page's parameters, named in the braces of its path. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}
