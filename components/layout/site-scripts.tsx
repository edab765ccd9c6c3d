import { ToastRegion } from '@/components/ui/toast/toast-region-client';
import { PageEnhancements } from './page-enhancements/page-enhancements-client';

export function SiteScripts() {
  return (
    <>
      <PageEnhancements />
      <ToastRegion />
    </>
  );
}
