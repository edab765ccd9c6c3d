import { pageMetadata } from '@/lib/seo/page-metadata';
import { AboutScreen } from '../about/about-screen';

export const metadata = pageMetadata('/about-2');

export default function OurStoryPage() {
  return <AboutScreen path="/about-2" />;
}
