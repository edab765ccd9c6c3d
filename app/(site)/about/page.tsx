import { getAboutPage } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AboutScreen } from './about-screen';

export const generateMetadata = async () =>
  pageMetadata('/about', { description: (await getAboutPage())?.about?.description });

export default function AboutPage() {
  return <AboutScreen path="/about" />;
}
