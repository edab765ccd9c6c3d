import { ToastRegion } from '@/components/ui/toast/toast-region-client';
import { siteWords } from '@/lib/content/words/site-words';
import { environment } from '@/lib/platform/env';
import { PageEnhancements } from './page-enhancements/page-enhancements-client';

export function SiteScripts() {
  const { controls } = siteWords();
  return (
    <>
      <PageEnhancements analytics={environment().ANALYTICS} />
      <ToastRegion
        words={{ region: controls.notifications, dismiss: controls.dismissNotification }}
      />
    </>
  );
}
