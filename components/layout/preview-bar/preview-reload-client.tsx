'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** In the editor's frame: shows what was saved there. */
export function PreviewReload({ editor }: { editor: string }) {
  const router = useRouter();
  useEffect(() => {
    if (window.parent === window) return undefined;
    function onMessage({ origin, data }: MessageEvent<{ type?: string } | null>) {
      if (origin === editor && data?.type === 'payload-document-event') router.refresh();
    }
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'payload-live-preview', ready: true }, editor);
    return () => window.removeEventListener('message', onMessage);
  }, [editor, router]);
  return null;
}
