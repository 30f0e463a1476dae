const files = import.meta.glob<string>('./portraits/*.webp', { eager: true, query: '?url', import: 'default' });

type PortraitName = 'wanjiku' | 'otieno' | 'amina' | 'muthoni' | 'kiptoo' | 'kamau' | 'akinyi' | 'hassan';

interface Variant {
  url: string;
  width: number;
}

function findVariants(name: PortraitName): Variant[] {
  return Object.entries(files)
    .flatMap(([path, url]) => {
      const width = new RegExp(`/${name}-(\\d+)\\.webp$`).exec(path)?.[1];
      return width === undefined ? [] : [{ url, width: Number(width) }];
    })
    .toSorted((a, b) => a.width - b.width);
}

interface PortraitProps {
  name: PortraitName;
  /** The width at which the portrait is displayed, for `srcset`. */
  sizes: string;
  /** True if the portrait is visible before the page is scrolled. */
  eager?: boolean;
  className: string;
}

/** A drawn portrait. It is always decorative. */
export function Portrait({ name, sizes, eager = false, className }: PortraitProps) {
  const variants = findVariants(name);
  return (
    <img
      src={variants[0]?.url}
      srcSet={variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={720}
      height={900}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
