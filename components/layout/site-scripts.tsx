import { ToastRegion } from '@/components/ui/toast/toast-region-client';
import { PageEnhancements } from './page-enhancements/page-enhancements-client';

/** Small enhancements that belong to every page; nothing here carries content. */
export function SiteScripts() {
  return (
    <>
      <PageEnhancements />
      <ToastRegion />
    </>
  );
}
