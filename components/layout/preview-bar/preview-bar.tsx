import { currentPass } from '@/lib/content/preview/current';
import { PreviewReload } from './preview-reload-client';
import styles from './preview-bar.module.css';

/** Says on a page with drafts that it is one. */
export async function PreviewBar() {
  const pass = await currentPass();
  if (!pass) return null;
  return (
    <aside className={styles.bar} aria-label="Preview" data-tone="dark" data-screen-only>
      <p>Preview with drafts. Only you see it.</p>
      {/* A link of the router would fetch it in advance, and so end the preview. */}
      <a href="/api/preview/end">Leave the preview</a>
      <PreviewReload editor={pass.editor} />
    </aside>
  );
}
