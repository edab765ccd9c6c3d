import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame variant="shared">{children}</SiteFrame>;
}
