import { Carousel } from '@/components/ui/carousel/carousel';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import { ProductCard } from '@/components/products/product-card/product-card';
import type { Product } from '@/lib/content/schemas/schemas';
import type { Heading } from '@/lib/pages/headings';

const settings = {
  perView: { 0: 1.2, 575: 2, 992: 3, 1200: 4 },
  gap: 30,
  speed: 500,
  autoplay: 3000,
  loop: true,
} as const;

/** More slides would only cost: the shop lists everything. */
const MAX_SHOWN = 24;

type Props = Heading & {
  products: Product[];
  /** Each card as wide as a column of the structural grid. */
  bays?: boolean;
};

export function PopularProducts({ title, text, products, bays = false }: Props) {
  if (products.length === 0) return null;
  return (
    <Section bleed={!bays}>
      <SectionHeading tier="list" title={title} text={text} action={<ViewAll href="/shop" />} />
      <Carousel label={title} settings={bays ? { ...settings, gap: 1 } : settings}>
        {products.slice(0, MAX_SHOWN).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
