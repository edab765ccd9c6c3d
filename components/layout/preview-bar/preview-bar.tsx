import { currentPass } from '@/lib/content/preview/current';
import { siteWords } from '@/lib/content/words/site-words';
import { PreviewReload } from './preview-reload-client';
import styles from './preview-bar.module.css';

/** Says on a page with drafts that it is one. */
export async function PreviewBar() {
  const pass = await currentPass();
  if (!pass) return null;
  const { layout } = siteWords();
  return (
    <aside className={styles.bar} aria-label={layout.preview} data-tone="dark" data-screen-only>
      <p>{layout.previewOnlyForYou}</p>
      {/* A link of the router would fetch it in advance, and so end the preview. */}
      <a href="/api/preview/end">{layout.leavePreview}</a>
      <PreviewReload editor={pass.editor} />
    </aside>
  );
}
