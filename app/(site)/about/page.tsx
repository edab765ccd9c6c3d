import { pageMetadata } from '@/lib/metadata';
import { AboutScreen } from './about-screen';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  return <AboutScreen path="/about" />;
}
