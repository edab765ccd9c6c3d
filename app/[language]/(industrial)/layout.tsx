import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';

export default function IndustrialLayout({ children }: { children: ReactNode }) {
  return <SiteFrame variant="industrial">{children}</SiteFrame>;
}
