import { Section } from '@/components/ui/section/section';
import { Waiting } from '@/components/ui/look-again/waiting';

/** The cache handler looks for it: such a page answers 503 and is not stored. */
const NOT_LOADED = { 'data-not-loaded': '' };

/** For a page whose content has never been fetched. It fills itself once that has worked. */
export function NotLoadedScreen() {
  return (
    <Section aria-labelledby="page-title" {...NOT_LOADED}>
      <h1 id="page-title">This page is on its way</h1>
      <p>Its content cannot be fetched at the moment. It appears here as soon as it can.</p>
      <p role="status">Loading...</p>
      <Waiting />
    </Section>
  );
}
