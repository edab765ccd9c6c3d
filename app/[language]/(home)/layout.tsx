import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';

export default function HomeLayout({ children }: { children: ReactNode }) {
  return <SiteFrame variant="overlay">{children}</SiteFrame>;
}
