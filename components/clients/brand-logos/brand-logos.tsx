import { ClientLogo } from '@/components/clients/client-grid/client-logo';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section-heading/section-heading';
import type { Client } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { Heading } from '@/lib/pages/headings';
import { fill } from '@/words/format';
import styles from './brand-logos.module.css';

const settings = {
  perView: { 0: 2, 425: 3, 992: 5 },
  gap: 30,
  speed: 600,
  autoplay: 3000,
  loop: true,
} as const;

type Props = Heading & { clients: Client[] };

export function BrandLogos({ title, text, clients }: Props) {
  if (clients.length === 0) return null;
  const { common, company } = siteWords();
  const total = clients.length;
  return (
    <Section aria-labelledby="brands-heading">
      <SectionHeading id="brands-heading" className={styles.heading} title={title} text={text} />
      <Carousel label={company.clients} settings={settings}>
        {clients.map((client, index) => (
          <div key={index} className={styles.brand}>
            <ClientLogo
              client={client}
              place={fill(common.place, { number: index + 1, total })}
              sizes="15rem"
            />
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
