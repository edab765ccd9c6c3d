import { ToastRegion } from '@/components/ui/toast/toast-region-client';
import { environment } from '@/lib/platform/env';
import { PageEnhancements } from './page-enhancements/page-enhancements-client';

export function SiteScripts() {
  return (
    <>
      <PageEnhancements analytics={environment().ANALYTICS} />
      <ToastRegion />
    </>
  );
}
