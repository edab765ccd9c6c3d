import { notFoundMetadata, PageNotFound } from '../../page-not-found';

export const generateMetadata = notFoundMetadata;

/** Answers every address of its language that has no page: `lib/delivery/server/share-not-found.ts` leads here. */
export default function NoPage() {
  return <PageNotFound stands="answer" />;
}
